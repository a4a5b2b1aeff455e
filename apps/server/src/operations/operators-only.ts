import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { onlyLoopback } from '../http/loopback.ts'
import { Refused } from '../http/refused.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Headers a proxy adds: behind one every visitor's connection comes from this machine. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Lets in who carries the operator's token as bearer, from anywhere, and this machine itself without one. Use it as
 * `onRequest`. The token is compared in constant time; both sides are hashed first, so that lengths tell nothing.
 *
 * @throws Refused `token_invalid` for a wrong token; `host_not_allowed` without one
 */
export const operatorsOnly = ({ secrets }: Context) => {
  const expected = digest(`Bearer ${secrets.operatorToken}`)
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      if (timingSafeEqual(digest(authorization), expected)) return
      throw new Refused('token_invalid', 'this is not the operator’s token')
    }
    if (forwarding.some((name) => name in request.headers))
      throw new Refused('host_not_allowed', 'through a proxy this needs the operator’s token')
    await onlyLoopback(request)
  }
}
