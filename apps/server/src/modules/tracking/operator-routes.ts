import { trackingBehaviour, trackingHeatMap, trackingHeatMapRequest } from '@foyer/contract/tracking-behaviour'
import { trackingFigures, trackingFiguresRequest } from '@foyer/contract/tracking-figures'
import { trackingSettings } from '@foyer/contract/tracking-operators'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { sweepWhileListening } from '../../http/sweep.ts'
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

interface Under {
  readonly collector: Collector
  readonly streams: LiveStreams
  readonly sessionOf: SessionOf
}

/** Once it is known who calls. */
const operatorCalls = (app: App, context: Context, { collector, streams, sessionOf }: Under): void => {
  const { db, environment } = context
  app.post(
    '/tracking/figures',
    {
      schema: {
        tags,
        summary: 'Page views, funnels and arrivals of some days in Hong Kong',
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
        summary: 'Sources, times on pages and load times of some days in Hong Kong, and pages there is a heat map of',
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
        summary: 'Where a page was pressed and looked at on some days in Hong Kong',
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
        summary: 'What the tracker’s configuration hands out',
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
        summary: 'Sets what the tracker’s configuration hands out; pages follow within half an hour',
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
      schema: { tags, summary: 'Server-sent events: what debug mode reads in this process, as it is read' },
    },
    (request, reply) => {
      secureHeaders(reply, environment)
      reply.hijack()
      streams.open(request, reply, sessionOf(request))
    },
  )
}

/**
 * What operators see of the event tracker (T7), and what they set: with the operator's token, or under the session of
 * their page, where that is served.
 */
export const trackingOperatorRoutes = async (app: App, context: Context, collector: Collector): Promise<void> => {
  const { live, rejections } = collector
  const isOperator = operatorsOnly(context)
  const sessions = operatorSessions(context)
  const cookie = operatorCookie(context)
  const under = new WeakMap<FastifyRequest, Session>()
  const sessionOf = (request: FastifyRequest) => under.get(request)
  const streams = liveStreams(live, sessions.lasts)
  sweepWhileListening(app, rejections.flush)
  app.addHook('preClose', async () => streams.endAll())
  app.addHook('onClose', async () => {
    await rejections.flush().catch((err: unknown) => app.log.warn({ err }, 'rejections since the last count are lost'))
  })

  const hasPage = showsInsights(context.environment)
  if (hasPage) await app.register(async (scope) => operatorSignInRoute(scope, context, sessions))

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.headers.authorization !== undefined) return isOperator(request)
      const value = hasPage ? cookie.read(request) : undefined
      if (value === undefined) throw new Refused('token_missing', 'this needs the operator’s token')
      sameOriginOnly(request)
      // a stream comes back by itself
      const session = await sessions.find(value, request.routeOptions.url !== `/operators${livePath}`)
      if (!session) throw new Refused('token_expired', 'the session has ended')
      under.set(request, session)
    })
    operatorSessionRoutes(scope, context, { sessions, sessionOf, onEnd: streams.endOf })
    operatorCalls(scope, context, { collector, streams, sessionOf })
  })
}
