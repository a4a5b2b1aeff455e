// a column, cspell:ignore kept
import { randomBytes } from 'node:crypto'
import { voucherStates } from '@foyer/contract/machines/rewards'
import type { ErasureReply } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { transition } from '../../engine/transition.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { endSessions, lockPersonAndSessions, personIdOf } from '../identity/public.ts'
import { refuseWhileCooling } from '../phone/public.ts'
import { eraseTracked } from '../tracking/public.ts'
import { isLost, openMattersOf } from './open-matters.ts'
import { perPerson } from './rate.ts'
import { retainedUntil, retentionPeriods } from './retention.ts'

/** Ends every session of a person; only the ids of their revoked tokens stay. */
const deleteSessions = async (tx: ISql, personId: number, wall: number): Promise<void> => {
  await endSessions(tx, personId, wall)
  await tx`delete from account_devices where person_id = ${personId}`
  await tx`delete from registrations where person_id = ${personId}`
}

/** Deletes records that serve no further purpose, such as pictures, addresses, presented codes and stored replies. */
const deleteBelongings = async (tx: ISql, personId: number): Promise<void> => {
  const theirs = tx`(select id from rewards where person_id = ${personId})`
  await tx`delete from gift_pictures where reward_id in ${theirs}`
  await tx`delete from uploads where person_id = ${personId}`
  await tx`delete from upload_days where person_id = ${personId}`
  await tx`delete from gift_shipments where reward_id in ${theirs}`
  await tx`delete from presentations where reward_id in ${theirs}`
  // the sandbox's partners store numbers and codes as received
  await tx`
    delete from sandbox_partner_orders where id in (select id from partner_orders where reward_id in ${theirs})`
  await tx`delete from idempotency_keys where person_id = ${personId}`
  await tx`delete from watchlists where person_id = ${personId}`
  await tx`delete from film_progress where person_id = ${personId}`
  await tx`delete from live_reminders where person_id = ${personId}`
  await tx`delete from self_checks where person_id = ${personId}`
  await tx`delete from question_votes where person_id = ${personId}`
  await tx`delete from phone_changes where person_id = ${personId}`
  // a passed test proves that the person knew what they joined; without a participation no proof is needed
  await tx`
    delete from knowledge_attempts attempt where person_id = ${personId} and not (
      passed is true and exists (
        select from participations where person_id = ${personId} and activity = attempt.activity))`
}

/** Revokes prizes that never received a code, so that no code is spent on them later. */
const revokeLostPrizes = async (tx: ISql, personId: number, at: number, wall: number): Promise<void> => {
  const lost = await tx<
    { id: string }[]
  >`select id from rewards where person_id = ${personId} and ${isLost(tx, at)} for no key update`
  for (const { id } of lost)
    await transition(tx, voucherStates, { table: 'rewards', id }, 'revoke', { actor: 'person', wall })
}

/** Makes the person anonymous: no phone number finds the row and no token names it. */
const anonymize = async (tx: ISql, { secrets }: Context, personId: number, wall: number): Promise<void> => {
  await tx`delete from sms_codes where mobile_hash = (select mobile_hash from persons where id = ${personId})`
  await tx`
    update persons set mobile_hash = ${randomBytes(32)}, mobile_sealed = ${seal(secrets.dataKey, '')},
      user_code = ${`gone${randomBytes(15).toString('base64url')}`}, residence = null, residence_at = null,
      erased_at = ${new Date(wall)}
    where id = ${personId}`
}

/**
 * The answer of the erasure under a key, for any caller with the key, because no one can sign for the person any more.
 */
const doneUnder = async (db: ISql, key: string): Promise<ErasureReply | undefined> => {
  const [row] = await db<{ erased_at: Date; retained: ErasureReply['retained'] }[]>`
    select erased_at, kept as retained from erasures where key = ${key}`
  return row && { erasedAt: row.erased_at.getTime(), retained: row.retained }
}

/** The person to erase, who requested it, and the key that returns the answer again. */
interface Erasure {
  readonly personId: number
  readonly key: string
  readonly actor: Actor
}

/** @throws Refused `erasure_blocked` while a matter is open, `phone_cooling` */
const requireErasable = async (context: Context, tx: ISql, personId: number): Promise<void> => {
  const open = await openMattersOf(tx, personId, context.clocks.business())
  if (open.length > 0) throw new Refused('erasure_blocked', `${open.length} matters are open`)
  await refuseWhileCooling(tx, { personId }, context.clocks.wall())
}

/**
 * Erases a person whom the transaction has locked, with all their sessions.
 *
 * @throws Refused `erasure_blocked` while a matter is open, `phone_cooling`
 */
export const eraseLocked = async (
  context: Context,
  tx: ISql,
  { personId, key, actor }: Erasure,
): Promise<ErasureReply> => {
  await requireErasable(context, tx, personId)
  const at = context.clocks.business()
  const wall = context.clocks.wall()
  await deleteSessions(tx, personId, wall)
  await revokeLostPrizes(tx, personId, at, wall)
  await deleteBelongings(tx, personId)
  await eraseTracked(tx, context.secrets, personId)
  await anonymize(tx, context, personId, wall)
  const retained = retainedUntil(await retentionPeriods(tx), wall)
  await tx`
    insert into erasures (key, person_id, erased_at, kept)
    values (${key}, ${personId}, ${new Date(wall)}, ${tx.json(retained)})`
  await audit(tx, { actor, subject: 'persons', subjectId: String(personId), event: 'erase', wall })
  return { erasedAt: wall, retained }
}

/**
 * Erases the caller in one transaction.
 *
 * @throws Refused `erasure_blocked`, `phone_cooling`, `fresh_proof_needed`; `session_revoked` if the person no longer
 * exists
 */
const eraseNow = (context: Context, caller: Caller, key: string): Promise<ErasureReply> =>
  context.db.begin(async (tx) => {
    const personId = await lockPersonAndSessions(tx, caller)
    // checked before the proof, so that no one proves their identity for an erasure that is not possible
    await requireErasable(context, tx, personId)
    await requireFreshProof(tx, caller, context.clocks.wall())
    return eraseLocked(context, tx, { personId, key, actor: 'person' })
  })

/**
 * Erases the caller, once: sessions end, personal data is deleted, and retained records become anonymous. The next
 * sign-in with the number creates a new person.
 *
 * @throws Refused `erasure_blocked` while a matter is open, `phone_cooling`, `fresh_proof_needed`; `session_revoked` if
 * the person was erased under another key; `rate_limited`
 */
export const erase = async (context: Context, caller: Caller, key: string): Promise<ErasureReply> => {
  const { db } = context
  const before = await doneUnder(db, key)
  if (before) return before
  if (caller.level === 'tourist' || caller.revoked) throw new Refused('session_revoked', 'the session has ended')
  try {
    await limitPerson(context, await personIdOf(db, caller), perPerson)
    return await eraseNow(context, caller, key)
  } catch (error) {
    // the person was erased concurrently, by a repetition of this call or by another one
    const meanwhile = error instanceof Refused && error.reason === 'session_revoked' && (await doneUnder(db, key))
    if (meanwhile) return meanwhile
    throw error
  }
}
