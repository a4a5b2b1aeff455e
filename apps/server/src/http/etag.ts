import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encode, encodingFor } from './encodings.ts'
import { storeRecent } from './store-recent.ts'
import { addVary } from './vary.ts'

/** Minimum size for compression. A shorter body fits one packet either way. */
const minEncodedLength = 1024
const maxCached = 100
const cache = new Map<string, Buffer>()

/**
 * Caches encoded bodies by tag and drops the least recently used one, since clients request a public body again and
 * again.
 */
const encoded = (tag: string, body: string, encoding: Encoding): Buffer =>
  storeRecent(cache, tag, cache.get(tag) ?? encode(body, encoding, 'quick'), maxCached)

/** A strong ETag: it differs if any byte differs, and so for each encoding. */
export const tagOf = (body: string, encoding: Encoding | undefined): string => {
  const digest = createHash('sha256').update(body).digest('base64url')
  return encoding ? `"${digest}-${encoding}"` : `"${digest}"`
}

/** Weak comparison (RFC 9110 §13.1.2): a proxy that compresses a reply also weakens its tag. */
export const holds = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((held) => ['*', tag, `W/${tag}`].includes(held.trim()))

const untagged = new WeakSet<FastifyReply>()
/** Marks one reply of a public endpoint as private, such as the preview of a draft. */
export const leaveUntagged = (reply: FastifyReply): void => {
  untagged.add(reply)
}

/**
 * An `onSend` hook for public GET endpoints: a 200 gets an ETag over its bytes and the given Cache-Control, is
 * compressed if the client accepts that, and becomes an empty 304 if the client has it cached. Failures and untagged
 * replies get none of this and are not stored. Do not use it for replies with a secret: their
 * compressed length, next to text of a caller's choice, reveals the secret.
 */
export const tagReply =
  (cacheControl: string) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || untagged.has(reply)) return payload
    const encoding = payload.length < minEncodedLength ? undefined : encodingFor(request)
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
  }

/** As `tagReply`, for every route of a scope. */
export const tagReplies = (
  scope: Pick<FastifyInstance, 'addHook'>,
  cacheControl: string,
  isPrivate: (request: FastifyRequest) => boolean = () => false,
): void => {
  const tag = tagReply(cacheControl)
  scope.addHook('onSend', async (request, reply, payload) =>
    isPrivate(request) ? payload : tag(request, reply, payload),
  )
}
