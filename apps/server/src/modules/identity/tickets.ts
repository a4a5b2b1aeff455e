import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { keyedHash, type OfEachKey } from '../../crypto/keyed-hash.ts'
import { mayRepeat } from './may-repeat.ts'
import type { Registration } from './registrations.ts'

/** A ticket must be turned into a registration within this time, in milliseconds. */
const ticketLife = 5 * 60_000

/** How long a client whose answer was lost may send the same ticket again, in milliseconds. */
export const replayLife = 60_000

interface Ticket {
  readonly identifierKey: Buffer
  readonly sessionId: string
  readonly now: number
}

/** Issues a single-use proof that this session proved the person's number: `userToken` of smsVerify. */
export const issueTicket = async (
  db: ISql,
  { identifierKey, sessionId, now, personId }: Ticket & { personId: number },
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await db`
    insert into tickets (hash, person_id, session_id, expires_at)
    values (${keyedHash(identifierKey, 'ticket', ticket)}, ${personId}, ${sessionId}, ${new Date(now + ticketLife)})`
  return ticket
}

interface Claim extends Ticket {
  readonly ticket: string
  readonly userCode: string
  readonly mobileHashes: OfEachKey
}

/** The stored form of a ticket. */
export const ticketHash = ({ identifierKey, ticket }: Pick<Claim, 'identifierKey' | 'ticket'>): Buffer =>
  keyedHash(identifierKey, 'ticket', ticket)

/**
 * Uses a ticket. Returns undefined without any change unless the ticket is fresh, unused, of this session, and of the
 * person with this userCode and number.
 */
export const consumeTicket = async (db: ISql, claim: Claim): Promise<number | undefined> => {
  const now = new Date(claim.now)
  const [row] = await db<{ id: number }[]>`
    update tickets set used_at = ${now} from (
      -- locked, so that the number does not change before the registration exists
      select id from persons
      where user_code = ${claim.userCode} and mobile_hash in ${db(claim.mobileHashes)} for share) as persons
    where tickets.hash = ${ticketHash(claim)}
      and tickets.session_id = ${claim.sessionId} and tickets.used_at is null and tickets.expires_at > ${now}
      and persons.id = tickets.person_id
    returning persons.id`
  return row?.id
}

/** Records the registration that a ticket was turned into. */
export const noteRegistration = async (db: ISql, hash: Buffer, registrationId: string): Promise<void> => {
  await db`update tickets set registration_id = ${registrationId} where hash = ${hash}`
}

/**
 * Returns the registration that a ticket was turned into, locked, for a client whose answer was lost (COMM-9). The
 * repetition must come within a minute, for the same session, person, number and device key. It is allowed a few times,
 * and only while nothing was renewed with the earlier tokens, because a renewal shows that an answer arrived.
 */
export const registrationOfTicket = async (
  db: ISql,
  claim: Claim & { deviceKey: Buffer | null },
): Promise<Registration | undefined> => {
  const hash = ticketHash(claim)
  const [row] = await db<{ id: string; expires_at: Date; person_id: number }[]>`
    select registrations.id, registrations.expires_at, persons.id as person_id
    from tickets join registrations on registrations.id = tickets.registration_id
      join persons on persons.id = tickets.person_id
    where tickets.hash = ${hash} and tickets.session_id = ${claim.sessionId}
      and tickets.used_at > ${new Date(claim.now - replayLife)}
      and persons.user_code = ${claim.userCode} and persons.mobile_hash in ${db(claim.mobileHashes)}
      and persons.erased_at is null
      and registrations.device_key is not distinct from ${claim.deviceKey}::bytea
      and registrations.revoked_at is null and registrations.expires_at > ${new Date(claim.now)}
    for update of registrations`
  if (!row || !(await mayRepeat(db, row.id, hash))) return undefined
  return { id: row.id, person: { id: row.person_id, userCode: claim.userCode }, expiresAt: row.expires_at.getTime() }
}
