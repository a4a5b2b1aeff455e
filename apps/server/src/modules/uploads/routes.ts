import {
  upload,
  uploadRemoveRequest,
  uploadRequest,
  uploadTicket,
  uploadView,
  uploadViewRequest,
} from '@foyer/contract/uploads'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { personIdOf } from '../identity/persons.ts'
import { countUpload } from './day.ts'
import { pruneUploads } from './prune.ts'
import { receiver } from './receive.ts'
import { chooseScanner } from './scanners/choose.ts'
import { issueTicket } from './tickets.ts'
import { owns, pictureOf, removeUpload } from './uploads.ts'
import { issueView, isView } from './views.ts'

const tags = ['uploads']
const params = z.object({ id: z.uuid() })
const notFound = () => new Refused('not_found', 'the upload does not exist')

/** Routes of a person's own uploads, signed, on the app API host. */
const ownUploadRoutes = (app: App, context: Context): void => {
  const { db, clocks, secrets } = context
  const preValidation = signed(context, ['register', 'login'])

  app.post(
    '/user/uploads',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Announces a picture and returns the single-use address for its bytes',
        body: uploadRequest,
        response: { 200: replyOf(uploadTicket) },
      },
    },
    async ({ caller, body }) => {
      const now = clocks.wall()
      const personId = await personIdOf(db, caller)
      const ticket = await db.begin(async (tx) => {
        await countUpload(tx, personId, body.size, now)
        return issueTicket(tx, { pepper: secrets.pepper, now }, personId, body)
      })
      return done(ticket)
    },
  )

  app.post(
    '/user/uploads/view',
    {
      preValidation,
      schema: {
        tags,
        summary: 'An address that shows an upload of the caller for ten minutes',
        body: uploadViewRequest,
        response: { 200: replyOf(uploadView) },
      },
    },
    async ({ caller, body: { id } }) => {
      if (!(await owns(db, id, await personIdOf(db, caller)))) throw notFound()
      return done(issueView(secrets.pepper, id, clocks.wall()))
    },
  )

  app.post(
    '/user/uploads/remove',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Deletes an unreferenced upload of the caller',
        body: uploadRemoveRequest,
        response: { 200: replyOf(z.object({})) },
      },
    },
    async ({ caller, body: { id } }) => {
      if (!(await removeUpload(db, id, await personIdOf(db, caller)))) throw notFound()
      return done({})
    },
  )
}

/**
 * The route that receives bytes: it is not signed, the ticket is the authority. It has a scope of its own without a
 * body parser.
 */
const bytesRoute = async (app: App, context: Context): Promise<void> => {
  const receive = receiver(context, chooseScanner(context.environment))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, _body, parsed) => parsed(null))

  app.put(
    '/uploads/:id',
    {
      config: { readsSlowBodies: true, load: 'uncounted' },
      schema: {
        tags,
        summary: 'Receives the bytes of an announced picture (application/octet-stream); the ticket is the authority',
        params,
        querystring: z.object({ ticket: z.string().max(64) }),
        response: { 200: replyOf(upload) },
      },
    },
    async (request) => {
      const { params, query, headers, raw, log } = request
      const contentLength = headers['content-length']
      return done(await receive({ id: params.id, ticket: query.ticket, contentLength, body: raw }, log))
    },
  )
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** The route that serves a picture: the address is the authority, valid for one picture and ten minutes. */
const viewRoute = (app: App, { db, clocks, secrets }: Context): void => {
  app.get(
    '/uploads/:id',
    {
      schema: {
        tags,
        summary: 'The picture, for any caller with an address that was issued for it',
        params,
        querystring: z.object({ view: z.string().max(64) }),
      },
    },
    async ({ params: { id }, query: { view } }, reply) => {
      const picture = isView(secrets.pepper, id, view, clocks.wall()) ? await pictureOf(db, id) : undefined
      if (!picture) throw notFound()
      reply.headers({
        'Content-Type': picture.type,
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `inline; filename="${id}.${extensions[picture.type]}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      return reply.send(picture.bytes)
    },
  )
}

/** Uploads of pictures, on the app API host. */
export const uploadRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, () => pruneUploads(context.db, context.clocks.wall()))
  ownUploadRoutes(app, context)
  viewRoute(app, context)
  await app.register(async (scope) => bytesRoute(scope, context))
}
