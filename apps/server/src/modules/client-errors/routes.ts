import { clientError } from '@foyer/contract/client-errors'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitEveryone } from '../../http/rate-limit.ts'
import { recordClientError } from './queries.ts'
import { scrubReport } from './scrub.ts'

const minute = 60_000
/** One page sends at most a handful; thousands of phones may share an address behind a carrier. */
export const perAddress = { name: 'client-errors', limit: 60, windowMs: minute }
export const altogether = { name: 'client-errors', limit: 1200, windowMs: minute }

/** The client's error reporter (A12): unsigned, on the app API host. Neither address nor session is kept. */
export const clientErrorRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/client-errors',
    {
      // before the body is looked at, so that rubbish counts too
      onRequest: async (request) => {
        await limitAddress(context, request, perAddress)
        await limitEveryone(context, altogether)
      },
      bodyLimit: 8 * 1024,
      schema: {
        tags: ['client errors'],
        summary: 'Report a failure of the client, without personal data',
        body: clientError,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await recordClientError(context.db, scrubReport(request.body), context.clocks.wall())
      return reply.status(204).send(null)
    },
  )
}
