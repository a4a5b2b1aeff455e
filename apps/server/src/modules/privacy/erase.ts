// a column, cspell:ignore kept
import type { ErasureReply } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { personalTablesOf } from '../../module.ts'
import { Refused } from '../../refused.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { lockPersonAndSessions, personIdOf } from '../identity/public.ts'
import { refuseWhileCooling } from '../phone/public.ts'
import { openMattersOf } from './open-matters.ts'
import { perPerson } from './rate.ts'
import { retainedUntil, retentionPeriods } from './retention.ts'

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
  const open = await openMattersOf(tx, context.modules, personId, context.clocks.business())
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
  const { secrets, clocks, modules } = context
  const wall = clocks.wall()
  const subject = { personId, secrets, at: clocks.business(), wall }
  for (const [, { erase }] of personalTablesOf(modules)) await erase?.(tx, subject)
  const retained = retainedUntil(modules, await retentionPeriods(tx), wall)
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
