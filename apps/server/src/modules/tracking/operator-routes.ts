import { trackingOperatorEndpoints } from '@foyer/api/endpoints/tracking-operators'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { serve } from '../../http/serve.ts'
import { operatorSessions, type Session } from '../../operations/operator-sessions.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { Refused } from '../../refused.ts'
import { showsInsights } from '../../static/staff-apps.ts'
import { beginStream } from '../../streams/serve-streams.ts'
import type { Collector } from './collector.ts'
import type { Insights } from './insights.ts'
import { type LiveStreams, liveStreams } from './live-stream.ts'
import {
  operatorCookie,
  operatorSessionRoutes,
  operatorSignInRoute,
  type SessionOf,
} from './operator-session-routes.ts'
import { changeSettings, readSettings } from './settings.ts'

const livePath = '/operators/tracking/live'

interface OperatorCallDependencies {
  readonly collector: Collector
  readonly insights: Insights
  readonly streams: LiveStreams
  readonly sessionOf: SessionOf
}

/** Routes after the authentication of the operator. */
const operatorCalls = (
  app: App,
  context: Context,
  { collector, insights, streams, sessionOf }: OperatorCallDependencies,
): void => {
  const { db, environment } = context
  serve(app, context, trackingOperatorEndpoints, {
    'POST /operators/tracking/figures': async ({ body: { from, to } }) => {
      await collector.rejections.flush()
      return insights.readFigures(from, to)
    },
    'POST /operators/tracking/behaviour': async ({ body: { from, to } }) => insights.readBehaviour(from, to),
    'POST /operators/tracking/heat-map': async ({ body: { from, to, path } }) => insights.readHeatMap(from, to, path),
    'POST /operators/tracking/configuration': async () => readSettings(db),
    'POST /operators/tracking/configuration/set': async (request) => {
      await changeSettings(context, request.body, sessionOf(request)?.name ?? 'token')
      return readSettings(db)
    },
    'POST /operators/tracking/live': (request, reply) => {
      streams.open(request, beginStream(reply, environment), sessionOf(request))
    },
  })
}

/**
 * Routes by which operators see and configure the event tracker (T7): with the operator's token, or under the session
 * of the operators' page if that is served.
 */
export const trackingOperatorRoutes = async (
  app: App,
  context: Context,
  collector: Collector,
  insights: Insights,
): Promise<void> => {
  const { live, rejections } = collector
  const isOperator = operatorsOnly(context)
  const sessions = operatorSessions(context)
  const cookie = operatorCookie(context)
  const under = new WeakMap<FastifyRequest, Session>()
  const sessionOf = (request: FastifyRequest) => under.get(request)
  const streams = liveStreams(live, sessions.lasts)
  repeatWhileListening(app, rejections.flush)
  app.addHook('preClose', async () => streams.endAll())
  app.addHook('onClose', async () => {
    await rejections
      .flush()
      .catch((err: unknown) => app.log.warn({ err }, 'the latest counts of rejections were not stored'))
  })

  const hasPage = showsInsights(context.environment)
  if (hasPage) await app.register(async (scope) => operatorSignInRoute(scope, context, sessions))

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.headers.authorization !== undefined) return isOperator(request)
      const value = hasPage ? cookie.read(request) : undefined
      if (value === undefined) throw new Refused('token_missing', 'the operator’s token is required')
      sameOriginOnly(request)
      // a browser reconnects automatically
      const session = await sessions.find(value, request.routeOptions.url !== livePath)
      if (!session) throw new Refused('token_expired', 'the session has ended')
      under.set(request, session)
    })
    operatorSessionRoutes(scope, context, { sessions, sessionOf, onEnd: streams.endOf })
    operatorCalls(scope, context, { collector, insights, streams, sessionOf })
  })
}
