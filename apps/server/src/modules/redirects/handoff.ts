import type { PartnerHandoffReply } from '@foyer/api/redirects'
import { handoffSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { changeInBatches } from '../../database/batches.ts'
import { Refused } from '../../refused.ts'
import { personRows } from '../identity/public.ts'
import { memberReference } from '../partners/public.ts'

interface Agreed {
  readonly personId: number
  /** of the call that requested it */
  readonly key: string
  readonly target: string
  readonly partner: string
  readonly statement: number
}

/** The code of a key: the same each time, and not computable without the identifier key. */
const codeOf = (identifierKey: Buffer, { personId, key, target }: Agreed): string =>
  keyedHash(identifierKey, 'partner handoff', `code ${personId} ${target} ${key}`).toString('base64url')

const hashOf = (identifierKey: Buffer, code: string): Buffer =>
  keyedHash(identifierKey, 'partner handoff', `hash ${code}`)

/**
 * Stores the consent of a person to be identified at the partner, and returns the single-use code that does it, valid
 * for a minute. The caller must hold a lock of the person. The same key returns the same consent and code, even if the
 * code is used or expired.
 *
 * @throws Refused `key_reused` @returns the code and its remaining whole seconds
 */
export const agreeToHandoff = async (
  db: ISql,
  { secrets: { identifierKey }, clocks }: Context,
  agreed: Agreed,
): Promise<{ code: string; expiresIn: number }> => {
  const now = clocks.wall()
  const code = codeOf(identifierKey, agreed)
  const { personId, target, partner, statement } = agreed
  // the update changes nothing: it makes the statement return the existing row
  const [given] = await db<[{ person_id: number; target: string; expires_at: Date }]>`
    insert into partner_handoffs (key, person_id, target, partner, statement, given_at, expires_at, hash)
    values (${agreed.key}, ${personId}, ${target}, ${partner}, ${statement}, ${new Date(now)},
      ${new Date(now + handoffSeconds * 1000)}, ${hashOf(identifierKey, code)})
    on conflict (key) do update set key = excluded.key
    returning person_id, target, expires_at`
  if (given.person_id !== personId || given.target !== target)
    throw new Refused('key_reused', 'this key belongs to another request')
  const left = Math.floor((given.expires_at.getTime() - now) / 1000)
  return { code, expiresIn: Math.max(left, 0) }
}

/**
 * Returns to a partner, once, the reference of the person behind a code, which is valid only at this partner. It is one
 * statement, so that only one of several concurrent calls succeeds.
 *
 * @throws Refused `ticket_invalid` for a code that is unknown, used, expired, of another partner or of a suspended person, without saying
 * which
 */
export const redeemHandoff = async (
  { db, secrets, clocks }: Context,
  partner: string,
  code: string,
): Promise<PartnerHandoffReply> => {
  const now = new Date(clocks.wall())
  const [owner] = await db<{ person_id: number; target: string }[]>`
    update partner_handoffs set hash = null, told_at = ${now} from ${personRows(db)} person
    where hash = ${hashOf(secrets.identifierKey, code)} and partner = ${partner} and partner_handoffs.expires_at > ${now}
      and person.id = person_id and person.erased_at is null and person.suspended_at is null
    returning person_id, target`
  if (!owner) throw new Refused('ticket_invalid', 'the code is unknown, used, expired or of another partner')
  return { target: owner.target, member: memberReference(secrets, partner, owner.person_id) }
}

/** Deletes expired codes; the consents stay. */
export const pruneHandoffs = async (db: ISql, wall: number): Promise<void> => {
  await changeInBatches(db, 'partner_handoffs', {
    set: db`hash = null`,
    due: db`hash is not null and expires_at < ${new Date(wall)}`,
  })
}
