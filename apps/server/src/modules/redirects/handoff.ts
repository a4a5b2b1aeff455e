import { handoffSeconds } from '@foyer/contract/limits'
import type { PartnerHandoffReply } from '@foyer/contract/redirects'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import { memberReference } from '../partners/passed-on.ts'

interface Agreed {
  readonly personId: number
  /** of the call that asked */
  readonly key: string
  readonly target: string
  readonly partner: string
  readonly statement: number
}

/** The code that a key stands for: the same each time, and made by nobody without the pepper. */
const codeOf = (pepper: Buffer, { personId, key, target }: Agreed): string =>
  keyedHash(pepper, 'partner handoff', `code ${personId} ${target} ${key}`).toString('base64url')

const hashOf = (pepper: Buffer, code: string): Buffer => keyedHash(pepper, 'partner handoff', `hash ${code}`)

/**
 * Keeps that a person agreed to be known by at the partner, and gives the code that tells it, once, within a minute. To be
 * called under a lock of the person: the same key is the same consent and code, used or over as it may be by then.
 *
 * @throws Refused `key_reused`
 *
 * @returns the code and the whole seconds it has left
 */
export const agreeToHandoff = async (
  db: ISql,
  { secrets: { pepper }, clocks }: Context,
  agreed: Agreed,
): Promise<{ code: string; expiresIn: number }> => {
  const now = clocks.wall()
  const code = codeOf(pepper, agreed)
  const { personId, target, partner, statement } = agreed
  // the update changes nothing: it makes the row that stood in the way come back
  const [given] = await db<[{ person_id: number; target: string; expires_at: Date }]>`
    insert into partner_handoffs (key, person_id, target, partner, statement, given_at, expires_at, hash)
    values (${agreed.key}, ${personId}, ${target}, ${partner}, ${statement}, ${new Date(now)},
      ${new Date(now + handoffSeconds * 1000)}, ${hashOf(pepper, code)})
    on conflict (key) do update set key = excluded.key
    returning person_id, target, expires_at`
  if (given.person_id !== personId || given.target !== target)
    throw new Refused('key_reused', 'this key stands for another request')
  const left = Math.floor((given.expires_at.getTime() - now) / 1000)
  return { code, expiresIn: Math.max(left, 0) }
}

/**
 * Tells a partner, once, who a code stands for: what stands for the person there and nowhere else. One statement, so that
 * of any number at once one is told.
 *
 * @throws Refused `ticket_invalid` for a code that is unknown, used, over, or of another partner: nobody is told which
 */
export const tellPartner = async (
  { db, secrets, clocks }: Context,
  partner: string,
  code: string,
): Promise<PartnerHandoffReply> => {
  const now = new Date(clocks.wall())
  const [told] = await db<{ person_id: number; target: string }[]>`
    update partner_handoffs set hash = null, told_at = ${now} from persons
    where hash = ${hashOf(secrets.pepper, code)} and partner = ${partner} and partner_handoffs.expires_at > ${now}
      and persons.id = person_id and persons.erased_at is null
    returning person_id, target`
  if (!told) throw new Refused('ticket_invalid', 'the code is unknown, used, over or of another partner')
  return { target: told.target, member: memberReference(secrets, partner, told.person_id) }
}

/** Forgets codes that are over; what was agreed to stays. */
export const sweepHandoffs = async (db: ISql, wall: number): Promise<void> => {
  await db`update partner_handoffs set hash = null where hash is not null and expires_at < ${new Date(wall)}`
}
