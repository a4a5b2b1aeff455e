import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** A ticket must be turned into a registration within this time. */
const ticketLife = 5 * 60_000

interface Ticket {
  readonly pepper: Buffer
  readonly sessionId: string
  readonly now: number
}

/** A single-use proof that this session proved the person's number: `userToken` of smsVerify. */
export const issueTicket = async (
  db: ISql,
  { pepper, sessionId, now, personId }: Ticket & { personId: number },
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await db`
    insert into tickets (hash, person_id, session_id, expires_at)
    values (${keyedHash(pepper, 'ticket', ticket)}, ${personId}, ${sessionId}, ${new Date(now + ticketLife)})`
  return ticket
}

/**
 * Uses a ticket up. Undefined, and nothing changed, unless it is fresh, unused, of this session, and of the person with
 * this userCode and number.
 */
export const consumeTicket = async (
  db: ISql,
  { pepper, sessionId, now, ...claim }: Ticket & { ticket: string; userCode: string; mobileHash: Buffer },
): Promise<number | undefined> => {
  const [row] = await db<{ id: number }[]>`
    update tickets set used_at = ${new Date(now)} from (
      -- held, so that the number does not change between here and the registration
      select id from persons
      where user_code = ${claim.userCode} and mobile_hash = ${claim.mobileHash} for share) as persons
    where tickets.hash = ${keyedHash(pepper, 'ticket', claim.ticket)}
      and tickets.session_id = ${sessionId} and tickets.used_at is null and tickets.expires_at > ${new Date(now)}
      and persons.id = tickets.person_id
    returning persons.id`
  return row?.id
}
