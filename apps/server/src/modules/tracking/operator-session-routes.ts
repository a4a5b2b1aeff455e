import { operatorSession, operatorSignIn } from '@foyer/contract/tracking-operators'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { idleMs, lifeMs, type OperatorSessions, type Session } from '../../operations/operator-sessions.ts'
import { isOperatorToken } from '../../operations/operators-only.ts'

const tags = ['operators']
export const tries = { name: 'operator-sign-in', limit: 10, windowMs: 15 * 60_000 }

/** The path of the cookie: browsers send it only with these calls, not with those that return personal addresses. */
const path = '/operators/tracking'

export const operatorCookie = ({ environment }: Pick<Context, 'environment'>) => {
  const isSecure = environment.FOYER_MODE === 'production'
  const name = isSecure ? '__Secure-foyer-operator' : 'foyer-operator'
  const attributes = `; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
      headers.cookie
        ?.split(';')
        .map((pair) => pair.trim().split('='))
        .find(([key]) => key === name)?.[1],
    set: (reply: FastifyReply, value: string) =>
      reply.header('Set-Cookie', `${name}=${value}${attributes}; Max-Age=${lifeMs / 1000}`),
    clear: (reply: FastifyReply) => reply.header('Set-Cookie', `${name}=${attributes}; Max-Age=0`),
  }
}

/** The session of a request; undefined for calls with the operator's token. */
export type SessionOf = (request: FastifyRequest) => Session | undefined

interface SessionDependencies {
  readonly sessions: OperatorSessions
  readonly sessionOf: SessionOf
  readonly onEnd: (session: Session) => void
}

const sessionReply = ({ endsAt }: Session) => done({ endsAt, idleMs })

/** Routes by which operators sign in on their page. Their scope has no authentication. */
export const operatorSignInRoute = (app: App, context: Context, sessions: OperatorSessions): void => {
  const isToken = isOperatorToken(context)
  const cookie = operatorCookie(context)
  app.post(
    '/tracking/session',
    {
      onRequest: async (request) => sameOriginOnly(request),
      schema: {
        tags,
        summary: 'Signs in at the operators’ page with the operator’s token and sets a cookie for its calls',
        body: operatorSignIn,
        response: { 200: replyOf(operatorSession) },
      },
    },
    async (request, reply) => {
      await limitAddress(context, request, tries)
      if (!isToken(request.body.token)) {
        request.log.warn('an operator’s sign-in was refused')
        throw new Refused('token_invalid', 'this is not the operator’s token')
      }
      const { session, cookie: value } = await sessions.open()
      request.log.info({ session: session.name }, 'an operator signed in')
      cookie.set(reply, value)
      return sessionReply(session)
    },
  )
}

/** Routes of a signed-in session. */
export const operatorSessionRoutes = (
  app: App,
  context: Context,
  { sessions, sessionOf, onEnd }: SessionDependencies,
): void => {
  const cookie = operatorCookie(context)
  const needed = (request: FastifyRequest): Session => {
    const session = sessionOf(request)
    if (!session) throw new Refused('token_missing', 'this call requires the session cookie')
    return session
  }
  app.post(
    '/tracking/session/use',
    {
      schema: {
        tags,
        summary: 'Extends the session of the operators’ page',
        response: { 200: replyOf(operatorSession) },
      },
    },
    async (request) => sessionReply(needed(request)),
  )
  app.post(
    '/tracking/session/end',
    { schema: { tags, summary: 'Signs out of the operators’ page', response: { 200: replyOf(z.null()) } } },
    async (request, reply) => {
      const session = needed(request)
      await sessions.end(session)
      onEnd(session)
      cookie.clear(reply)
      return done(null)
    },
  )
}
