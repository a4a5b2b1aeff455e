import { randomBytes } from 'node:crypto'
import { handoffSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Person } from './persons.ts'

interface CodeContext {
  readonly identifierKey: Buffer
  readonly now: number
}

/** Issues a code that represents a registration for a minute. Only its hash is stored. */
export const issueHandoffCode = async (
  db: ISql,
  { identifierKey, now, registrationId }: CodeContext & { registrationId: string },
): Promise<string> => {
  const code = randomBytes(32).toString('base64url')
  await db`
    insert into handoff_codes (hash, registration_id, expires_at)
    values (${keyedHash(identifierKey, 'handoff code', code)}, ${registrationId}, ${new Date(now + handoffSeconds * 1000)})`
  return code
}

/** The person whom a code represents, and when their registration ends. */
export interface HandedOver {
  readonly person: Person
  /** milliseconds since 1970 */
  readonly expiresAt: number
}

/**
 * Uses a code. Returns undefined without any change unless the code is fresh, unused, and its registration has not
 * ended.
 */
export const consumeHandoffCode = async (
  db: ISql,
  { identifierKey, now, code }: CodeContext & { code: string },
): Promise<HandedOver | undefined> => {
  const [row] = await db<{ id: number; user_code: string; expires_at: Date }[]>`
    update handoff_codes set used_at = ${new Date(now)}
    from registrations join persons on persons.id = registrations.person_id
    where handoff_codes.hash = ${keyedHash(identifierKey, 'handoff code', code)}
      and handoff_codes.used_at is null and handoff_codes.expires_at > ${new Date(now)}
      and registrations.id = handoff_codes.registration_id
      and registrations.revoked_at is null and registrations.expires_at > ${new Date(now)}
    returning persons.id, persons.user_code, registrations.expires_at`
  return row && { person: { id: row.id, userCode: row.user_code }, expiresAt: row.expires_at.getTime() }
}
