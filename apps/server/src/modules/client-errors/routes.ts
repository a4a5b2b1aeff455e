import { clientErrorEndpoints } from '@foyer/api/endpoints/client-errors'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitEveryone } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { recordClientError } from './queries.ts'
import { scrubReport } from './scrub.ts'

const minute = 60_000
/** One page sends at most a handful of reports; thousands of phones may share a carrier's address. */
export const perAddress = { name: 'client-errors', limit: 60, windowMs: minute }
export const altogether = { name: 'client-errors', limit: 1200, windowMs: minute }

/** Serves the reports of client errors (A12). Neither address nor session is stored. */
export const clientErrorRoutes = async (app: App, context: Context): Promise<void> =>
  serve(
    app,
    context,
    clientErrorEndpoints,
    {
      'POST /client-errors': async (request, reply) => {
        await recordClientError(context.db, scrubReport(request.body), context.clocks.wall())
        return reply.status(204).send(null)
      },
    },
    {
      'POST /client-errors': {
        // runs before the body is parsed, so that invalid bodies count towards the limits too
        onRequest: async (request) => {
          await limitAddress(context, request, perAddress)
          await limitEveryone(context, altogether)
        },
        bodyLimit: 8 * 1024,
      },
    },
  )
