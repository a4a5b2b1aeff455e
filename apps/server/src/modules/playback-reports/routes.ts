import { playbackReportEndpoints } from '@foyer/api/endpoints/playback-reports'
import type { Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitEveryone } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { playbackMetrics } from './metrics.ts'

const minute = 60_000
/** A page sends one report per film; thousands of phones may share a carrier's address. */
export const perAddress = { name: 'playback-reports', limit: 120, windowMs: minute }
export const altogether = { name: 'playback-reports', limit: 6000, windowMs: minute }

/** Serves playback reports of pages. Only sums are stored, without personal data. */
export const playbackReportRoutes = async (app: App, context: Context, registry: Registry): Promise<void> => {
  const record = playbackMetrics(registry)
  serve(
    app,
    context,
    playbackReportEndpoints,
    {
      'POST /playback-reports': async (request, reply) => {
        record(request.body)
        return reply.status(204).send(null)
      },
    },
    {
      'POST /playback-reports': {
        // before validation of the body, so that invalid reports count too
        onRequest: async (request) => {
          await limitAddress(context, request, perAddress)
          await limitEveryone(context, altogether)
        },
        bodyLimit: 2 * 1024,
      },
    },
  )
}
