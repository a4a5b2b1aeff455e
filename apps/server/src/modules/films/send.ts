import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds, tagOf } from '../../http/etag.ts'
import { rangeOf } from '../content/public.ts'

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
}

const tags = new WeakMap<Buffer, string>()
const tagOfBytes = (bytes: Buffer): string => {
  const known = tags.get(bytes) ?? `"${createHash('sha256').update(bytes).digest('base64url')}"`
  tags.set(bytes, known)
  return known
}

/** Sends a playlist or captions: revalidated each time, and never cached with a pass in the address. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  name: string,
  isOpen: boolean,
): FastifyReply => {
  reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain')
  if (!isOpen) return reply.header('Cache-Control', 'no-store').send(text)
  const tag = tagOf(text, undefined)
  reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' })
  if (holds(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).removeHeader('Content-Type').send()
  return reply.send(text)
}

/**
 * Sends a segment, or the requested range of it. The bytes behind an address never change within a release. The cache
 * lifetime is a day and not a year, because a release may draw them again.
 */
export const sendBytes = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  isOpen: boolean,
): FastifyReply => {
  const tag = tagOfBytes(bytes)
  reply.type('video/mp4').headers({
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': isOpen ? 'public, max-age=86400, immutable' : 'no-store',
  })
  const { range: requestedRange, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  if (holds(ifNoneMatch ?? '', tag)) return reply.status(304).removeHeader('Content-Type').send()
  // only a GET may have a range (RFC 9110 §14.2)
  const isPart = request.method === 'GET' && (ifRange === undefined || ifRange === tag)
  const range = isPart ? rangeOf(requestedRange, bytes.length) : undefined
  if (range === undefined) return reply.send(bytes)
  if (range === 'unsatisfiable')
    return reply.status(416).removeHeader('Content-Type').header('Content-Range', `bytes */${bytes.length}`).send()
  const { start, end } = range
  reply.status(206).header('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
  return reply.send(bytes.subarray(start, end + 1))
}
