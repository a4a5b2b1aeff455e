import type { IncomingMessage } from 'node:http'
import { collectorEndpoints } from '@foyer/api/endpoints/tracking'
import { refusals } from '@foyer/protocol/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done } from '../../http/reply.ts'
import { serve } from '../../http/serve.ts'
import { whenOver } from '../../http/when-over.ts'
import { readBody } from './body.ts'
import type { Collector } from './collector.ts'
import { configurationRoute } from './configuration-route.ts'
import { deepLinkRoute } from './deep-link-route.ts'
import type { Reservation } from './load.ts'
import { attendPartitions } from './partitions.ts'
import { Rejected } from './rejected.ts'

/**
 * Transparent, of `trackingPixelWidth` × `trackingPixelHeight`, for the image sender (T2): a page recognizes it by its
 * size.
 */
const pixel = Buffer.from('R0lGODlhAwAFAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAUAAAIJBAgQIECAAAGiADs=', 'base64')

/** The raw query string. */
const queryOf = (url: string): string => url.slice(url.indexOf('?') + 1)

const refuse = (request: FastifyRequest, reply: FastifyReply, { message, rejections }: Rejected) => {
  const reason = rejections.every((one) => one.reason === 'body_too_large') ? 'too_large' : 'invalid_request'
  const { http, status } = refusals[reason]
  const rejected = rejections.slice(0, 20)
  request.log.info({ reason, rejected }, 'refused')
  return reply.status(http).send({ status, msg: message.slice(0, 500), reason, rejected, reference: request.id })
}

/**
 * The event tracker's collector (T2, T5, T7, T10), on the collector's host: unsigned, and answered 2xx only once every
 * event of the body is durable. A body with a rejected event is not stored at all.
 */
export const trackingRoutes = async (app: App, context: Context, collector: Collector): Promise<void> => {
  app.removeAllContentTypeParsers()
  const holds = new WeakMap<FastifyRequest, Reservation>()
  // senders send a form under any content type that their browser allows
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
  // all other errors have the standard answer
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Rejected)) throw error
    collector.reject(error, request.callerAddress)
    return refuse(request, reply, error)
  })
  // these GET calls store events, so they have no HEAD
  const withoutHead = { onRequest: room, exposeHeadRoute: false }

  serve(
    app,
    context,
    collectorEndpoints,
    {
      'POST /': async (request, reply) => {
        await collector.collect(typeof request.body === 'string' ? request.body : '', request.callerAddress)
        return reply.status(204).send(null)
      },
      'GET /': async (request, reply) => {
        await collector.collect(queryOf(request.url), request.callerAddress)
        return reply.type('image/gif').send(pixel)
      },
      'GET /debug': async (request) => {
        const isDry = request.headers['dry-run'] !== undefined
        const { duplicates, events } = await collector.debug(queryOf(request.url), request.callerAddress, isDry)
        return done({ isStored: !isDry, duplicates, events })
      },
    },
    { 'POST /': { onRequest: room }, 'GET /': withoutHead, 'GET /debug': withoutHead },
  )

  let attended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    attended = attendPartitions(context).catch((err: unknown) =>
      app.log.error({ err }, 'the partitions of tracking_events could not be created'),
    )
    await attended
  })
  // the database closes after the app, also if the server stops while it starts
  app.addHook('onClose', async () => attended)
}

/** The tracker's configuration (T10), and how a deep link opens the app (T5). */
export const trackerAnswers = async (app: App, context: Context): Promise<void> => {
  configurationRoute(app, context)
  deepLinkRoute(app, context)
}
