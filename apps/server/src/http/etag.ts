import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Weak comparison (RFC 9110 §13.1.2): a proxy that compresses a reply also weakens its tag. */
export const holds = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((held) => ['*', tag, `W/${tag}`].includes(held.trim()))

/**
 * For public GET routes: every 200 of this plugin's scope gets an ETag over its bytes and the given Cache-Control, and
 * is answered by an empty 304 where the client holds it already. Failures get neither.
 */
export const tagReplies = (scope: Pick<FastifyInstance, 'addHook'>, cacheControl: string): void => {
  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.headers({ ETag: tag, 'Cache-Control': cacheControl })
    if (!holds(request.headers['if-none-match'] ?? '', tag)) return payload
    reply.status(304).removeHeader('Content-Type').removeHeader('Content-Length')
    return null
  })
}
