import type { EndSessionsRequest, SessionsReply } from '@foyer/api/sessions'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import {
  endRegistration,
  endShownLogin,
  lockPersonAndSessions,
  type Origin,
  openRegistrationIds,
  recordAuthentication,
  registrationIdOf,
  removeBeginnings,
} from '../identity/public.ts'
import { listSessions } from './list.ts'

interface Ending {
  readonly personId: number
  /** the registration that signs the call */
  readonly own: string
}

/** The requested registrations that belong to the person. */
const namedBy = (tx: ISql, { personId, own }: Ending, body: EndSessionsRequest): Promise<string[]> => {
  const which = body.which === 'one' ? { id: body.id } : body.which === 'others' ? { but: own } : {}
  return openRegistrationIds(tx, personId, which)
}

/**
 * Ends sessions of the caller: the transaction revokes every token on all servers, no socketPwd renews, and streams
 * close within seconds. Ending several sessions also deletes what could become one: unused proofs and codes of other
 * sessions.
 *
 * @throws Refused `session_revoked` if the caller's own session has ended
 */
export const endSessionsFor = (
  context: Context,
  caller: Caller,
  origin: Origin,
  body: EndSessionsRequest,
): Promise<SessionsReply> =>
  context.db.begin(async (tx) => {
    const now = context.clocks.wall()
    const personId = await lockPersonAndSessions(tx, caller)
    const own = await registrationIdOf(tx, caller, now)
    const ending = { personId, own }
    const ids = await namedBy(tx, ending, body)
    if (body.which !== 'one')
      await removeBeginnings(tx, context, personId, body.which === 'others' ? caller.sid : undefined)
    for (const id of ids) await endRegistration(tx, id, now)
    const of = { person: personId }
    if (body.which === 'one' && ids.length === 0 && (await endShownLogin(tx, personId, body.id)))
      await recordAuthentication(tx, context, origin, { event: 'end_session', of, detail: { login: body.id } })
    for (const session of ids)
      await recordAuthentication(tx, context, origin, { event: 'end_session', of, detail: { session } })
    return listSessions(tx, context, personId, ids.includes(own) ? undefined : own)
  })
