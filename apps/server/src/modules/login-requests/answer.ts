import type { AnswerLoginReply, AnswerLoginRequest } from '@foyer/api/login-requests'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { ownAccount, suspended } from '../accounts/public.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import {
  lockPersonAndSessions,
  recordAuthentication,
  registrationIdOf,
  type Seen,
  storeHandoffCode,
} from '../identity/public.ts'
import { requestHash } from './begin.ts'
import { requireOffered } from './offered.ts'
import { pickUpLife } from './rules.ts'
import type { StoredState } from './state.ts'

interface Row {
  readonly state: StoredState
  readonly number: number
  readonly session_id: string
  readonly key_hash: Buffer
  readonly desktop_person_id: number | null
}

/** Locks a request that this person opened and that has not expired. */
const lockOwn = async (tx: ISql, hash: Buffer, personId: number, now: number): Promise<Row | undefined> => {
  const [row] = await tx<Row[]>`
    select state, number, session_id, key_hash, desktop_person_id from login_requests
    where request_hash = ${hash} and person_id = ${personId} and expires_at > ${new Date(now)} for update`
  return row
}

/** @throws Refused `not_found`, `account_suspended`, `fresh_proof_needed` */
const confirm = async (
  tx: ISql,
  caller: Caller,
  { row, hash, personId, now }: { row: Row; hash: Buffer; personId: number; now: number },
): Promise<number> => {
  const account = await ownAccount(tx, personId, caller)
  if (!account) throw new Refused('not_found', 'the account is not under the number of the caller')
  if (account.status === 'suspended') throw suspended()
  await requireFreshProof(tx, caller, now)
  const registrationId = await registrationIdOf(tx, caller, now)
  await tx`
    update login_requests set state = 'confirmed', account_id = ${account.id}, registration_id = ${registrationId},
      expires_at = ${new Date(now + pickUpLife)}
    where request_hash = ${hash}`
  // a visitor's desktop first becomes a session of the person
  if (row.desktop_person_id === null)
    await storeHandoffCode(tx, { hash: row.key_hash, registrationId, sessionId: row.session_id, now })
  return account.id
}

/**
 * Confirms or refuses a request that the caller has opened. A wrong number ends it, so that nobody can try numbers. A
 * repeated answer changes nothing and gets the state that holds.
 *
 * @throws Refused `not_found`, `account_suspended`, `fresh_proof_needed`, after which the request can still be answered
 */
export const answerRequest = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  body: AnswerLoginRequest,
): Promise<AnswerLoginReply> => {
  requireOffered(context)
  const { db, clocks } = context
  const now = clocks.wall()
  const hash = requestHash(context, body.request)
  return db.begin(async (tx): Promise<AnswerLoginReply> => {
    const personId = await lockPersonAndSessions(tx, caller)
    const row = await lockOwn(tx, hash, personId, now)
    if (!row || row.state === 'open') return { state: 'over' }
    if (row.state === 'refused') return { state: 'refused' }
    if (row.state !== 'seen') return { state: 'confirmed' }
    const wrongNumber = body.answer === 'confirm' && body.number !== row.number
    if (body.answer === 'confirm' && !wrongNumber) {
      const account = await confirm(tx, caller, { row, hash, personId, now })
      const of = { account, person: personId }
      await recordAuthentication(tx, context, origin, { event: 'login_request_confirm', of })
      return { state: 'confirmed' }
    }
    await tx`update login_requests set state = 'refused' where request_hash = ${hash}`
    const detail = { wrongNumber }
    await recordAuthentication(tx, context, origin, { event: 'login_request_refuse', of: { person: personId }, detail })
    return { state: wrongNumber ? 'wrongNumber' : 'refused' }
  })
}
