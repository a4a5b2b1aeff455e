import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds } from '../http/etag.ts'

interface Representation {
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly body: Buffer
  /** strong: other bytes, another tag, hence one for each encoding */
  readonly tag: string
}

/** One unchanging text in every encoding we speak, made once at the highest quality. */
export type Representations = readonly [br: Representation, gzip: Representation, identity: Representation]

export const represent = (text: string): Representations => {
  const body = Buffer.from(text)
  const digest = createHash('sha256').update(body).digest('base64url')
  return [
    { encoding: 'br', body: brotliCompressSync(body), tag: `"${digest}-br"` },
    { encoding: 'gzip', body: gzipSync(body, { level: 9 }), tag: `"${digest}-gzip"` },
    { encoding: 'identity', body, tag: `"${digest}"` },
  ]
}

/** Sends the smallest form the client takes, or for a 200 it holds already an empty 304. */
export const sendRepresentation = (request: FastifyRequest, reply: FastifyReply, of: Representations): FastifyReply => {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
  const { body, tag, ...chosen } = of.find((one) => one.encoding === encoding) ?? of[2]
  reply.header('Vary', 'Accept-Encoding')
  if (reply.statusCode === 200) {
    reply.header('ETag', tag)
    if (holds(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).send()
  }
  if (chosen.encoding !== 'identity') reply.header('Content-Encoding', chosen.encoding)
  return reply.send(body)
}
