import { randomBytes } from 'node:crypto'
import { handoffSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'
import { mayRepeat } from './may-repeat.ts'
import type { Person } from './persons.ts'
import type { Registration } from './registrations.ts'

/** The stored form of a code. */
export const handoffHash = (identifierKey: Buffer, code: string): Buffer =>
  keyedHash(identifierKey, 'handoff code', code)

interface StoredCode {
  readonly hash: Buffer
  readonly registrationId: string
  /** the only session that may use the code; null for any session */
  readonly sessionId: string | null
  readonly now: number
}

/**
 * Stores a code that represents a registration for a minute. Only its hash is stored.
 *
 * @throws Refused `invalid_request` for a code that was stored before, which only a client that chose it can cause
 */
export const storeHandoffCode = async (
  db: ISql,
  { hash, registrationId, sessionId, now }: StoredCode,
): Promise<void> => {
  const stored = await db`
    insert into handoff_codes (hash, registration_id, session_id, expires_at)
    values (${hash}, ${registrationId}, ${sessionId}, ${new Date(now + handoffSeconds * 1000)})
    on conflict (hash) do nothing returning 1`
  if (stored.length === 0) throw new Refused('invalid_request', 'the code was used before')
}

/** Issues a code that represents a registration for a minute, in any session. */
export const issueHandoffCode = async (
  db: ISql,
  { identifierKey, now, registrationId }: { identifierKey: Buffer; now: number; registrationId: string },
): Promise<string> => {
  const code = randomBytes(32).toString('base64url')
  await storeHandoffCode(db, { hash: handoffHash(identifierKey, code), registrationId, sessionId: null, now })
  return code
}

/** The person whom a code represents, and when their registration ends. */
export interface HandedOver {
  readonly person: Person
  /** milliseconds since 1970 */
  readonly expiresAt: number
}

interface Use {
  readonly hash: Buffer
  readonly sessionId: string
  readonly now: number
}

/**
 * Uses a code. Returns undefined without any change unless the code is fresh, unused, for this session, and its
 * registration has not ended.
 */
export const consumeHandoffCode = async (db: ISql, { hash, sessionId, now }: Use): Promise<HandedOver | undefined> => {
  const [row] = await db<{ id: number; user_code: string; expires_at: Date }[]>`
    update handoff_codes set used_at = ${new Date(now)}
    from registrations join persons on persons.id = registrations.person_id
    where handoff_codes.hash = ${hash}
      and handoff_codes.used_at is null and handoff_codes.expires_at > ${new Date(now)}
      and coalesce(handoff_codes.session_id = ${sessionId}, true)
      and registrations.id = handoff_codes.registration_id
      and registrations.revoked_at is null and registrations.expires_at > ${new Date(now)}
    returning persons.id, persons.user_code, registrations.expires_at`
  return row && { person: { id: row.id, userCode: row.user_code }, expiresAt: row.expires_at.getTime() }
}

/** Records the registration that a code was turned into. */
export const noteOpened = async (db: ISql, hash: Buffer, registrationId: string): Promise<void> => {
  await db`update handoff_codes set opened_id = ${registrationId} where hash = ${hash}`
}

/**
 * Returns the registration that a code of one session was turned into, locked, for a client whose answer was lost. The
 * repetition must come while the code is valid, from the same session with the same device key.
 */
export const registrationOfCode = async (
  db: ISql,
  { hash, sessionId, deviceKey, now }: Use & { deviceKey: Buffer | null },
): Promise<Registration | undefined> => {
  const [row] = await db<{ id: string; expires_at: Date; person_id: number; user_code: string }[]>`
    select registrations.id, registrations.expires_at, persons.id as person_id, persons.user_code
    from handoff_codes join registrations on registrations.id = handoff_codes.opened_id
      join persons on persons.id = registrations.person_id
    where handoff_codes.hash = ${hash} and handoff_codes.session_id = ${sessionId}
      and handoff_codes.expires_at > ${new Date(now)} and persons.erased_at is null
      and registrations.device_key is not distinct from ${deviceKey}::bytea
      and registrations.revoked_at is null and registrations.expires_at > ${new Date(now)}
    for update of registrations`
  if (!row || !(await mayRepeat(db, row.id, hash))) return undefined
  return { id: row.id, person: { id: row.person_id, userCode: row.user_code }, expiresAt: row.expires_at.getTime() }
}
