import { operatorSessionEndpoints, operatorSignInEndpoints } from '@foyer/api/endpoints/tracking-operators'
import type { OperatorSession } from '@foyer/api/tracking/operators'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { serve } from '../../http/serve.ts'
import { idleMs, lifeMs, type OperatorSessions, type Session } from '../../operations/operator-sessions.ts'
import { isOperatorToken } from '../../operations/operators-only.ts'
import { Refused } from '../../refused.ts'

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

const sessionReply = ({ endsAt }: Session): OperatorSession => ({ endsAt, idleMs })

/** Routes by which operators sign in on their page. Their scope has no authentication. */
export const operatorSignInRoute = (app: App, context: Context, sessions: OperatorSessions): void => {
  const isToken = isOperatorToken(context)
  const cookie = operatorCookie(context)
  serve(
    app,
    context,
    operatorSignInEndpoints,
    {
      'POST /operators/tracking/session': async (request, reply) => {
        if (!isToken(request.body.token)) {
          request.log.warn('an operator’s sign-in was refused')
          throw new Refused('token_invalid', 'this is not the operator’s token')
        }
        const { session, cookie: value } = await sessions.open(request.body.token)
        request.log.info({ session: session.name }, 'an operator signed in')
        cookie.set(reply, value)
        return sessionReply(session)
      },
    },
    { 'POST /operators/tracking/session': { onRequest: async (request) => sameOriginOnly(request) } },
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
  serve(app, context, operatorSessionEndpoints, {
    'POST /operators/tracking/session/use': async (request) => sessionReply(needed(request)),
    'POST /operators/tracking/session/end': async (request, reply) => {
      const session = needed(request)
      await sessions.end(session)
      onEnd(session)
      cookie.clear(reply)
      return null
    },
  })
}
