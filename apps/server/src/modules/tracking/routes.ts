import type { IncomingMessage } from 'node:http'
import { refusals } from '@foyer/contract/errors'
import { trackingDebugReply, trackingQuery, trackingRejected } from '@foyer/contract/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done } from '../../http/reply.ts'
import { whenOver } from '../../http/when-over.ts'
import { readBody } from './body.ts'
import type { Collector } from './collector.ts'
import { configurationRoute } from './configuration-route.ts'
import { deepLinkRoute } from './deep-link-route.ts'
import type { Hold } from './load.ts'
import { attendPartitions } from './partitions.ts'
import { Rejected } from './rejected.ts'

const tags = ['tracking']
/** Transparent, of `trackingPixelWidth` × `trackingPixelHeight`, for the image sender (T2): by its size a page knows it. */
const pixel = Buffer.from('R0lGODlhAwAFAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAUAAAIJBAgQIECAAAGiADs=', 'base64')

/** What follows the question mark, as it came. */
const queryOf = (url: string): string => url.slice(url.indexOf('?') + 1)

const refuse = (request: FastifyRequest, reply: FastifyReply, { message, rejections }: Rejected) => {
  const reason = rejections.every((one) => one.reason === 'body_too_large') ? 'too_large' : 'invalid_request'
  const { http, status } = refusals[reason]
  const rejected = rejections.slice(0, 20)
  request.log.info({ reason, rejected }, 'refused')
  return reply.status(http).send({ status, msg: message.slice(0, 500), reason, rejected, reference: request.id })
}

/**
 * The event tracker's collector (T2, T5, T7, T10), on the collector's host: unsigned, and answered by 2xx only once every
 * event of the body is durable. Nothing of a body is stored that holds one that is not taken.
 */
export const trackingRoutes = async (app: App, context: Context, collector: Collector): Promise<void> => {
  app.removeAllContentTypeParsers()
  const holds = new WeakMap<FastifyRequest, Hold>()
  // senders name a form whatever their browser lets them
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, (bytes) => holds.get(request)?.take(bytes)),
  )

  const room = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    collector.sources.count(request.callerAddress)
    const hold = collector.load.open(request.callerAddress)
    holds.set(request, hold)
    whenOver(request.raw, reply.raw, hold.release)
    hold.take(request.url.length)
  }
  // whatever else fails is answered as everywhere
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Rejected)) throw error
    collector.reject(error, request.callerAddress)
    return refuse(request, reply, error)
  })
  const config = { load: 'uncounted' } as const
  const refused = { 400: trackingRejected, 413: trackingRejected }

  app.post(
    '/',
    {
      config,
      onRequest: room,
      schema: {
        tags,
        summary: 'Takes one event (`data`, `ext`) or several (`data_list`); durable once it answers',
        querystring: trackingQuery,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      await collector.collect(typeof request.body === 'string' ? request.body : '', request.callerAddress)
      return reply.status(204).send(null)
    },
  )
  app.get(
    '/',
    {
      exposeHeadRoute: false,
      config,
      onRequest: room,
      schema: { tags, summary: 'Takes one event of the image sender; answers a pixel', querystring: trackingQuery },
    },
    async (request, reply) => {
      await collector.collect(queryOf(request.url), request.callerAddress)
      return reply.type('image/gif').send(pixel)
    },
  )
  app.get(
    '/debug',
    {
      exposeHeadRoute: false,
      config,
      onRequest: room,
      schema: {
        tags,
        summary: 'Takes one event and tells how it was read; stores nothing under a `Dry-Run` header',
        querystring: trackingQuery,
        response: { 200: trackingDebugReply, ...refused },
      },
    },
    async (request) => {
      const isDry = request.headers['dry-run'] !== undefined
      const { doubles, events } = await collector.debug(queryOf(request.url), request.callerAddress, isDry)
      return done({ isStored: !isDry, doubles, events })
    },
  )
  app.addHook('onListen', async () => {
    await attendPartitions(context).catch((err: unknown) => app.log.error({ err }, 'tracking has no partitions yet'))
  })
}

/** What the tracker asks for: its configuration (T10), and how a deep link opens the app (T5). */
export const trackerAnswers = async (app: App, context: Context): Promise<void> => {
  configurationRoute(app, context)
  deepLinkRoute(app)
}
