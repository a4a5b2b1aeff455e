import { trackingOperatorEndpoints } from '@foyer/api/endpoints/tracking-operators'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { staffOf } from '../../http/staff.ts'
import { beginStream } from '../../streams/serve-streams.ts'
import { findSession } from '../staff/public.ts'
import type { Collector } from './collector.ts'
import type { Insights } from './insights.ts'
import { liveStreams } from './live-stream.ts'
import { changeSettings, readSettings } from './settings.ts'

/** Routes by which staff see and configure the event tracker (T7). */
export const trackingOperatorRoutes = async (
  app: App,
  context: Context,
  collector: Collector,
  insights: Insights,
): Promise<void> => {
  const { db, clocks, environment } = context
  const { live, rejections } = collector
  const streams = liveStreams(live)
  repeatWhileListening(app, rejections.flush)
  app.addHook('preClose', async () => streams.endAll())
  app.addHook('onClose', async () => {
    await rejections
      .flush()
      .catch((err: unknown) => app.log.warn({ err }, 'the latest counts of rejections were not stored'))
  })

  const { staff: watchers } = trackingOperatorEndpoints['POST /operators/tracking/live'].access
  /** Whether a session has not ended and still has a role that may watch. It does not count as a use. */
  const watches = async (session: Buffer): Promise<boolean> => {
    const staff = await findSession(db, session, { now: clocks.wall(), isUse: false })
    return staff?.roles.some((role) => watchers.some((one) => one === role)) ?? false
  }

  serve(app, context, trackingOperatorEndpoints, {
    'POST /operators/tracking/figures': async ({ body: { from, to } }) => {
      await rejections.flush()
      return insights.readFigures(from, to)
    },
    'POST /operators/tracking/behaviour': async ({ body: { from, to } }) => insights.readBehaviour(from, to),
    'POST /operators/tracking/heat-map': async ({ body: { from, to, path } }) => insights.readHeatMap(from, to, path),
    'POST /operators/tracking/configuration': async () => readSettings(db),
    'POST /operators/tracking/configuration/set': async (request) => {
      await changeSettings(context, request.body, actorOf(request))
      return readSettings(db)
    },
    'POST /operators/tracking/live': (request, reply) => {
      const { session } = staffOf(request)
      streams.open(request, beginStream(reply, environment), () => watches(session))
    },
  })
}
