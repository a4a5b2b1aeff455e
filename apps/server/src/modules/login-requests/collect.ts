import type { PickUpLoginReply } from '@foyer/api/login-requests'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows, suspended } from '../accounts/public.ts'
import { lockPerson, registrationRows } from '../identity/public.ts'
import { issueLoginTicket, removePhoneTickets } from '../login/public.ts'
import { keyHash } from './begin.ts'

interface Confirmed {
  readonly accountId: number
  readonly fundUserCode: string
  readonly status: 'active' | 'suspended'
}

/** Finishes a confirmed request. The session of the phone must not have ended meanwhile. */
const finish = async (
  tx: ISql,
  { personId, sessionId, hash, now }: { personId: number; sessionId: string; hash: Buffer; now: number },
): Promise<Confirmed | undefined> => {
  const [confirmed] = await tx<Confirmed[]>`
    update login_requests request set state = 'finished'
    from ${clientAccountRows(tx)} account, ${registrationRows(tx)} phone
    where request.session_id = ${sessionId} and request.key_hash = ${hash} and request.person_id = ${personId}
      and request.state in ('confirmed', 'finished') and request.expires_at > ${new Date(now)}
      and account.id = request.account_id and phone.id = request.registration_id
      and phone.revoked_at is null and phone.expires_at > ${new Date(now)}
    returning account.id as "accountId", fund_user_code as "fundUserCode", account.status`
  return confirmed
}

/**
 * A ticket for the login call, once the phone has confirmed. A client whose answer was lost may repeat the call for a
 * minute with the same key: an unused ticket is then replaced, and a second login of the session ends the first.
 *
 * @throws Refused `decryption_failed`, `ticket_invalid`, `account_suspended`
 */
export const pickUpLogin = async (context: Context, caller: Caller, sealedKey: string): Promise<PickUpLoginReply> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const hash = keyHash(context, caller, sealedKey)
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const confirmed = await finish(tx, { personId, sessionId: caller.sid, hash, now })
    if (!confirmed) throw new Refused('ticket_invalid', 'the request is not confirmed, or is of another key')
    const { accountId, fundUserCode, status } = confirmed
    if (status === 'suspended') throw suspended()
    await removePhoneTickets(tx, personId, caller.sid)
    const { identifierKey } = secrets
    const userToken = await issueLoginTicket(tx, { identifierKey, caller, now, accountId, way: 'phone' })
    return { fundUserCode, userToken }
  })
}
