import { trackingBehaviour, trackingHeatMap, trackingHeatMapRequest } from '@foyer/contract/tracking-behaviour'
import { trackingFigures, trackingFiguresRequest } from '@foyer/contract/tracking-figures'
import { trackingSettings } from '@foyer/contract/tracking-operators'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { operatorSessions, type Session } from '../../operations/operator-sessions.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { showsInsights } from '../../static/insights.ts'
import { secureHeaders } from '../../static/security-headers.ts'
import { readBehaviour, readHeatMap } from './behaviour.ts'
import type { Collector } from './collector.ts'
import { readFigures } from './figures.ts'
import { type LiveStreams, liveStreams } from './live-stream.ts'
import {
  operatorCookie,
  operatorSessionRoutes,
  operatorSignInRoute,
  type SessionOf,
} from './operator-session-routes.ts'
import { changeSettings, readSettings } from './settings.ts'

const tags = ['operators']
const livePath = '/tracking/live'

interface OperatorCallDependencies {
  readonly collector: Collector
  readonly streams: LiveStreams
  readonly sessionOf: SessionOf
}

/** Routes after the authentication of the operator. */
const operatorCalls = (
  app: App,
  context: Context,
  { collector, streams, sessionOf }: OperatorCallDependencies,
): void => {
  const { db, environment } = context
  app.post(
    '/tracking/figures',
    {
      schema: {
        tags,
        summary: 'Page views, funnels and arrivals of the given days in Hong Kong',
        body: trackingFiguresRequest,
        response: { 200: replyOf(trackingFigures) },
      },
    },
    async ({ body: { from, to } }) => {
      await collector.rejections.flush()
      return done(await readFigures(db, from, to))
    },
  )

  app.post(
    '/tracking/behaviour',
    {
      schema: {
        tags,
        summary: 'Sources, times on pages and load times of the given days in Hong Kong, and the pages with a heat map',
        body: trackingFiguresRequest,
        response: { 200: replyOf(trackingBehaviour) },
      },
    },
    async ({ body: { from, to } }) => done(await readBehaviour(db, from, to)),
  )

  app.post(
    '/tracking/heat-map',
    {
      schema: {
        tags,
        summary: 'Where visitors clicked and looked on a page on the given days in Hong Kong',
        body: trackingHeatMapRequest,
        response: { 200: replyOf(trackingHeatMap) },
      },
    },
    async ({ body: { from, to, path } }) => done(await readHeatMap(db, from, to, path)),
  )

  app.post(
    '/tracking/configuration',
    {
      schema: {
        tags,
        summary: 'The settings in the tracker’s configuration',
        response: { 200: replyOf(trackingSettings) },
      },
    },
    async () => done(await readSettings(db)),
  )

  app.post(
    '/tracking/configuration/set',
    {
      schema: {
        tags,
        summary: 'Changes the settings in the tracker’s configuration; pages follow within half an hour',
        body: trackingSettings,
        response: { 200: replyOf(trackingSettings) },
      },
    },
    async (request) => {
      await changeSettings(context, request.body, sessionOf(request)?.name ?? 'token')
      return done(await readSettings(db))
    },
  )

  app.post(
    livePath,
    {
      config: { load: 'uncounted' },
      schema: { tags, summary: 'Server-sent events: what debug mode reads in this process' },
    },
    (request, reply) => {
      secureHeaders(reply, environment)
      reply.hijack()
      streams.open(request, reply, sessionOf(request))
    },
  )
}

/**
 * Routes by which operators see and configure the event tracker (T7): with the operator's token, or under the session
 * of the operators' page if that is served.
 */
export const trackingOperatorRoutes = async (app: App, context: Context, collector: Collector): Promise<void> => {
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
      const session = await sessions.find(value, request.routeOptions.url !== `/operators${livePath}`)
      if (!session) throw new Refused('token_expired', 'the session has ended')
      under.set(request, session)
    })
    operatorSessionRoutes(scope, context, { sessions, sessionOf, onEnd: streams.endOf })
    operatorCalls(scope, context, { collector, streams, sessionOf })
  })
}
