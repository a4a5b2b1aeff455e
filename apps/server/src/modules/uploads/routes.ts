import { uploadBytesEndpoints, uploadEndpoints } from '@foyer/api/endpoints/uploads'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { longestCall, serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { personIdOf } from '../identity/public.ts'
import { countUpload } from './day.ts'
import { pruneUploads } from './prune.ts'
import { receiver } from './receive.ts'
import { bodyDeadline } from './rules.ts'
import { chooseScanner } from './scanners/choose.ts'
import { issueTicket } from './tickets.ts'
import { owns, pictureOf, removeUpload } from './uploads.ts'
import { issueView, isView } from './views.ts'

const notFound = () => new Refused('not_found', 'the upload does not exist')

/** The bytes are not signed: the ticket is the authority. They have a scope of their own without a body parser. */
const bytesRoute = async (app: App, context: Context): Promise<void> => {
  const receive = receiver(context, chooseScanner(context.environment))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, _body, parsed) => parsed(null))

  serve(
    app,
    context,
    uploadBytesEndpoints,
    {
      'PUT /uploads/:id': ({ params, query, headers, raw, log }) => {
        const contentLength = headers['content-length']
        return receive({ id: params.id, ticket: query.ticket, contentLength, body: raw }, log)
      },
    },
    { 'PUT /uploads/:id': { config: { readsSlowBodies: true }, longest: bodyDeadline + longestCall } },
  )
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** Serves uploads of pictures. */
export const uploadRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, secrets } = context
  repeatWhileListening(app, () => pruneUploads(db, clocks.wall()))

  serve(app, context, uploadEndpoints, {
    'POST /user/uploads': async ({ caller, body }) => {
      const now = clocks.wall()
      const personId = await personIdOf(db, caller)
      return db.begin(async (tx) => {
        await countUpload(tx, personId, body.size, now)
        return issueTicket(tx, { identifierKey: secrets.identifierKey, now }, personId, body)
      })
    },
    'POST /user/uploads/view': async ({ caller, body: { id } }) => {
      if (!(await owns(db, id, await personIdOf(db, caller)))) throw notFound()
      return issueView(secrets.pepper, id, clocks.wall())
    },
    'POST /user/uploads/remove': async ({ caller, body: { id } }) => {
      if (!(await removeUpload(db, id, await personIdOf(db, caller)))) throw notFound()
      return {}
    },
    // the address is the authority, valid for one picture and ten minutes
    'GET /uploads/:id': async ({ params: { id }, query: { view } }, reply) => {
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
  })
  await app.register(async (scope) => bytesRoute(scope, context))
}
