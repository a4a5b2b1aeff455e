import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Encoding, encode, encodingFor } from './encodings.ts'
import { addVary } from './vary.ts'

/** Shorter bodies fit one packet either way. */
const worthEncoding = 1024
const mostKept = 100
const kept = new Map<string, Buffer>()

/** Encoded bodies by their tag, the longest unused one forgotten first: a public body is asked for again and again. */
const encoded = (tag: string, body: string, encoding: Encoding): Buffer => {
  const bytes = kept.get(tag) ?? encode(body, encoding, 'quick')
  kept.delete(tag)
  kept.set(tag, bytes)
  for (const [oldest] of kept) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return bytes
}

/** A strong tag: other bytes, another tag, hence one for each encoding. */
export const tagOf = (body: string, encoding: Encoding | undefined): string => {
  const digest = createHash('sha256').update(body).digest('base64url')
  return encoding ? `"${digest}-${encoding}"` : `"${digest}"`
}

/** Weak comparison (RFC 9110 §13.1.2): a proxy that compresses a reply also weakens its tag. */
export const holds = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((held) => ['*', tag, `W/${tag}`].includes(held.trim()))

/**
 * For public GET routes: every 200 of this plugin's scope gets an ETag over its bytes and the given Cache-Control,
 * travels compressed where the client takes that, and is answered by an empty 304 where the client holds it already.
 * Failures get none of it, nor what `isPrivate` names, which is left unstored. Not for replies with a secret in them: compressed beside foreign text they leak by length.
 */
export const tagReplies = (
  scope: Pick<FastifyInstance, 'addHook'>,
  cacheControl: string,
  isPrivate: (request: FastifyRequest) => boolean = () => false,
): void => {
  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || isPrivate(request)) return payload
    const encoding = payload.length < worthEncoding ? undefined : encodingFor(request)
    const tag = tagOf(payload, encoding)
    reply.headers({ ETag: tag, 'Cache-Control': cacheControl })
    addVary(reply, 'Accept-Encoding')
    reply.removeHeader('Content-Length')
    if (holds(request.headers['if-none-match'] ?? '', tag)) {
      reply.status(304).removeHeader('Content-Type')
      return null
    }
    if (!encoding) return payload
    reply.header('Content-Encoding', encoding)
    return encoded(tag, payload, encoding)
  })
}
