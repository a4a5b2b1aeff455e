import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { browserCookie, sessionCookie } from './cookies.ts'
import { admitMember } from './members.ts'
import type { Problem } from './pages.ts'
import { providerOf } from './provider.ts'
import { endSessionOfCookie, openSession } from './sessions.ts'
import { beginSignIn, secretsOfState, useSignIn } from './sign-ins.ts'

/** Where the browser goes next, or what its page says, with the path at which a new sign-in would end. */
export type End = { readonly to: string } | { readonly problem: Problem; readonly path: string }

type Identity = Extract<
  Awaited<ReturnType<NonNullable<ReturnType<typeof providerOf>>['finish']>>,
  { outcome: 'proved' }
>

const start = '/console/'

/** What a failure says on the page. Faults of the server itself are thrown. */
const away = (error: unknown, path: string): End => {
  if (error instanceof Refused && error.reason === 'unavailable') return { problem: 'away', path }
  throw error
}

/** Begins a sign-in in this browser. @param path at which it ends */
export const startSignIn = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, proves }: { readonly path: string; readonly proves: boolean },
): Promise<End> => {
  const provider = providerOf(context)
  if (!provider) return { problem: 'notSetUp', path }
  const { db, secrets, clocks, environment } = context
  const cookie = browserCookie(environment)
  // sign-ins in several tabs of a browser share its cookie
  const browser = cookie.read(request) ?? randomBytes(32).toString('base64url')
  const signIn = { redirectUri: provider.redirectUriFor(request.headers.host), path, proves, beganAt: clocks.wall() }
  const state = await beginSignIn(db, secrets, browser, signIn)
  try {
    const to = await provider.addressOf({ ...signIn, state, ...secretsOfState(secrets, state) }, proves)
    cookie.set(reply, browser)
    return { to }
  } catch (error) {
    return away(error, path)
  }
}

/** Opens a session for a person whom the provider proved, in place of the one that the browser had. */
const open = (
  context: Context,
  request: FastifyRequest,
  identity: Identity,
): Promise<{ readonly cookie: string } | { readonly problem: Problem }> => {
  const { db, secrets, clocks, environment } = context
  return db.begin(async (tx) => {
    const now = clocks.wall()
    const before = sessionCookie(environment).read(request)
    if (before !== undefined) await endSessionOfCookie(tx, secrets, before)
    const member = await admitMember(tx, secrets, identity, now)
    if (member.id !== undefined) {
      const event = 'refused' in member ? 'sign_in_refused' : 'sign_in'
      const actor = { kind: 'staff', id: member.id, reference: request.id } as const
      await audit(tx, { actor, subject: 'staff_members', subjectId: member.id, event, wall: now })
    }
    if ('refused' in member) {
      request.log.warn({ refused: member.refused }, 'a sign-in of staff was refused')
      return { problem: member.refused }
    }
    const { session: providerSession, provedAt } = identity
    return { cookie: await openSession(tx, secrets, { memberId: member.id, providerSession, provedAt }, now) }
  })
}

const problems = { cancelled: 'cancelled', failed: 'away', invalid: 'invalid' } as const

/** The query as the provider sent it; a repeated parameter stays repeated, and is refused. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'))

/** Ends a sign-in when the provider sends the browser back. The session is always a new one. */
export const finishSignIn = async (context: Context, request: FastifyRequest, reply: FastifyReply): Promise<End> => {
  const provider = providerOf(context)
  if (!provider) return { problem: 'notSetUp', path: start }
  const { db, secrets, clocks, environment } = context
  const states = queryOf(request).getAll('state')
  const [state = ''] = states
  const browser = browserCookie(environment).read(request)
  const signIn =
    states.length === 1 && browser !== undefined
      ? await useSignIn(db, secrets, { state, browser }, clocks.wall())
      : undefined
  if (!signIn) return { problem: 'invalid', path: start }
  const { path, proves } = signIn
  try {
    const flow = { ...signIn, state, ...secretsOfState(secrets, state) }
    const finished = await provider.finish(flow, queryOf(request), proves)
    if (finished.outcome !== 'proved') {
      if ('why' in finished) request.log.warn({ why: finished.why }, 'the provider of staff proved nothing')
      return { problem: problems[finished.outcome], path }
    }
    const opened = await open(context, request, finished)
    const cookie = sessionCookie(environment)
    if ('problem' in opened) {
      cookie.clear(reply)
      return { problem: opened.problem, path }
    }
    cookie.set(reply, opened.cookie)
    return { to: path }
  } catch (error) {
    return away(error, path)
  }
}
