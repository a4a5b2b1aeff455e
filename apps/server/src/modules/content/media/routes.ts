import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brand } from '@foyer/api/brand'
import { inColoursOf } from '@foyer/api/brand/sample-brand'
import { mediaEndpoints } from '@foyer/api/endpoints/content'
import { readPictureName } from '@foyer/api/pictures'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { App } from '../../../http/app.ts'
import { holds } from '../../../http/etag.ts'
import { represent, sendRepresentation } from '../../../http/representations.ts'
import { serve } from '../../../http/serve.ts'
import { Refused } from '../../../refused.ts'
import { bytesOf } from '../../pictures/public.ts'
import { mediaFolder, mediaNames } from './catalogue.ts'
import { rangeOf } from './range.ts'

/** A changed file gets a new name, so a client revalidates a file only after an hour. */
const cacheControl = 'public, max-age=3600'
/** A picture that staff uploaded is named by its content, so a browser never needs to revalidate it. */
const cacheControlOfPicture = 'public, max-age=31536000, immutable'
/** A drawing that is opened as a document may execute and load nothing; its own inline styles are allowed. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const textTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}
const byteTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Sends drawings and captions, compressed if the client accepts that. */
const textSender = (text: string, type: string): Send => {
  const representations = represent(text)
  return (request, reply) => {
    reply.type(type)
    if (type.startsWith('image/')) reply.header('Content-Security-Policy', drawingPolicy)
    return sendRepresentation(request, reply, representations)
  }
}

/** Sends pictures and films uncompressed, and in parts if a player requests one. */
const byteSender = (bytes: Buffer, type: string): Send => {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return (request, reply) => {
    reply.type(type).headers({ ETag: tag, 'Accept-Ranges': 'bytes' })
    const { range: requestedRange, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    if (holds(ifNoneMatch ?? '', tag)) return reply.status(304).removeHeader('Content-Type').send()
    // a part of this version would not fit the version that the client has
    const range = ifRange === undefined || ifRange === tag ? rangeOf(requestedRange, bytes.length) : undefined
    if (range === undefined) return reply.send(bytes)
    if (range === 'unsatisfiable')
      return reply.status(416).removeHeader('Content-Type').header('Content-Range', `bytes */${bytes.length}`).send()
    const { start, end } = range
    reply.status(206).header('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
    return reply.send(bytes.subarray(start, end + 1))
  }
}

const senderOf = (name: string): Send => {
  const bytes = readFileSync(join(mediaFolder, name))
  const textType = textTypes[extname(name)]
  return textType === undefined
    ? byteSender(bytes, byteTypes[extname(name)] ?? '')
    : textSender(inColoursOf(brand, bytes.toString('utf8')), textType)
}

/** Sends a picture that staff uploaded, or one of its copies. @throws Refused `not_found` */
const sendPicture = async ({ db }: Context, request: FastifyRequest, reply: FastifyReply, name: string) => {
  const file = readPictureName(name)
  const bytes = file && (await bytesOf(db, file))
  if (!bytes) throw new Refused('not_found', 'there is no such file')
  reply.headers({ 'Cache-Control': cacheControlOfPicture, 'Content-Security-Policy': drawingPolicy })
  return byteSender(bytes, 'image/webp')(request, reply)
}

let release: ReadonlyMap<string, Send> | undefined
/** The files of the release by name. A process reads them once, and may build several servers. */
const sendersOfRelease = (): ReadonlyMap<string, Send> => {
  release ??= new Map(mediaNames().map((name) => [name, senderOf(name)]))
  return release
}

/**
 * Serves the pictures and films of the release, and the pictures that staff uploaded. All of the release, a few
 * megabytes together, are read at start. A requested name is a key of a map or of a table and never becomes a path.
 */
export const mediaRoutes = async (app: App, context: Context): Promise<void> => {
  const senders = sendersOfRelease()
  serve(app, context, mediaEndpoints, {
    'GET /media/:name': async (request, reply) => {
      const send = senders.get(request.params.name)
      if (!send) return sendPicture(context, request, reply, request.params.name)
      reply.header('Cache-Control', cacheControl)
      return send(request, reply)
    },
  })
}
