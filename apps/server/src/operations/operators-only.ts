import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { onlyLoopback } from '../http/loopback.ts'
import { Refused } from '../http/refused.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Headers a proxy adds: behind one every visitor's connection comes from this machine. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Compares with the operator's token in constant time; both sides are hashed first, so that lengths tell nothing. */
export const isOperatorToken = ({ secrets }: Pick<Context, 'secrets'>): ((token: string) => boolean) => {
  const expected = digest(secrets.operatorToken)
  return (token) => timingSafeEqual(digest(token), expected)
}

const scheme = 'Bearer '

/**
 * Lets in who carries the operator's token as bearer, from anywhere, and this machine itself without one. Use it as
 * `onRequest`.
 *
 * @throws Refused `token_invalid` for a wrong token; `host_not_allowed` without one
 */
export const operatorsOnly = (context: Pick<Context, 'secrets'>) => {
  const isToken = isOperatorToken(context)
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      if (isToken(authorization.slice(scheme.length)) && authorization.startsWith(scheme)) return
      throw new Refused('token_invalid', 'this is not the operator’s token')
    }
    if (forwarding.some((name) => name in request.headers))
      throw new Refused('host_not_allowed', 'through a proxy this needs the operator’s token')
    await onlyLoopback(request)
  }
}
