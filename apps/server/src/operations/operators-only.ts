import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { onlyLoopback } from '../http/loopback.ts'
import { Refused } from '../refused.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Headers that a proxy adds. Behind a proxy every visitor's connection comes from this machine. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** The operator's token, and the previous one while it is configured, so that scripts change one by one (O3). */
export const operatorTokens = ({ secrets }: Pick<Context, 'secrets'>): readonly string[] =>
  [secrets.operatorToken, secrets.previous.operatorToken ?? []].flat()

/**
 * Compares with the operator's tokens in constant time. Both sides are hashed first, so that the time does not depend on
 * the length.
 */
export const isOperatorToken = (context: Pick<Context, 'secrets'>): ((token: string) => boolean) => {
  const expected = operatorTokens(context).map(digest)
  return (token) => expected.map((one) => timingSafeEqual(digest(token), one)).includes(true)
}

const scheme = 'Bearer '

/**
 * Admits a caller who sends the operator's token as bearer, from any address. The sandbox also admits this machine
 * without a token. Production does not, since a proxy that adds no header makes every visitor look like this machine.
 * Use it as `onRequest`.
 *
 * @throws Refused `token_invalid` for a wrong token; `host_not_allowed` without one
 */
export const operatorsOnly = (context: Pick<Context, 'secrets' | 'environment'>) => {
  const isToken = isOperatorToken(context)
  const isSandbox = context.environment.FOYER_MODE === 'sandbox'
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      if (isToken(authorization.slice(scheme.length)) && authorization.startsWith(scheme)) return
      throw new Refused('token_invalid', 'this is not the operator’s token')
    }
    if (!isSandbox) throw new Refused('host_not_allowed', 'this needs the operator’s token')
    if (forwarding.some((name) => name in request.headers))
      throw new Refused('host_not_allowed', 'through a proxy this needs the operator’s token')
    await onlyLoopback(request)
  }
}
