import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { RemoveBeginnings } from '../../module.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { personRows } from '../identity/public.ts'
import { ticketLife } from './rules.ts'

/** Whom the firm's provider proved, and in which session there, as keyed hashes. */
export interface ProviderSubject {
  readonly subjectHash: Buffer
  readonly providerSessionHash: Buffer | null
}

interface Issue {
  readonly identifierKey: Buffer
  /** register level */
  readonly caller: Pick<Caller, 'sid' | 'sub'>
  readonly now: number
}

/** What proved the account instead of its password: a passkey, or a phone that is logged in. */
type Way = 'passkey' | 'phone'

/**
 * A single-use proof that this person proved password and second factor of the account: `userToken` of login/verify.
 *
 * @param provider who proved the account instead of the password
 * @param way what proved the account instead of the password
 */
export const issueLoginTicket = async (
  db: ISql,
  {
    identifierKey,
    caller,
    now,
    accountId,
    provider,
    way,
  }: Issue & { accountId: number; provider?: ProviderSubject | undefined; way?: Way },
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await db`
    insert into login_tickets (hash, account_id, person_id, session_id, expires_at, subject_hash, provider_session_hash, way)
    select ${keyedHash(identifierKey, 'login ticket', ticket)}, ${accountId}, id, ${caller.sid}, ${new Date(now + ticketLife)},
      ${provider?.subjectHash ?? null}::bytea, ${provider?.providerSessionHash ?? null}::bytea, ${way ?? null}
    from ${personRows(db)} person where user_code = ${caller.sub}`
  return ticket
}

/** The person and account of a used ticket. */
export interface Proved {
  readonly accountId: number
  readonly personId: number
  /** also suspended while the person of the number on record is */
  readonly status: 'active' | 'suspended'
  /** null if the password or the firm's provider proved the account */
  readonly way: Way | null
  /** null if the provider did not prove the account */
  readonly subjectHash: Buffer | null
  readonly providerSessionHash: Buffer | null
}

/**
 * Uses up a ticket. Undefined without any change unless it is fresh, unused, and of this session, person and account
 * code.
 */
export const consumeLoginTicket = async (
  db: ISql,
  { identifierKey, caller, now, ...claim }: Issue & { ticket: string; fundUserCode: string },
): Promise<Proved | undefined> => {
  const [proved] = await db<Proved[]>`
    update login_tickets ticket set used_at = ${new Date(now)}
    from ${personRows(db)} person, ${clientAccountRows(db)} account
    where ticket.hash = ${keyedHash(identifierKey, 'login ticket', claim.ticket)}
      and ticket.session_id = ${caller.sid} and ticket.used_at is null and ticket.expires_at > ${new Date(now)}
      and person.id = ticket.person_id and person.user_code = ${caller.sub}
      and account.id = ticket.account_id and account.fund_user_code = ${claim.fundUserCode}
    returning account.id as "accountId", person.id as "personId",
      case when exists (
        select from ${personRows(db)} holder where holder.mobile_hash = account.mobile_hash and suspended_at is not null)
      then 'suspended' else account.status end as status,
      ticket.way, ticket.subject_hash as "subjectHash", ticket.provider_session_hash as "providerSessionHash"`
  return proved
}

/** Deletes the unused tickets of this person and session that a phone proved. */
export const removePhoneTickets = async (tx: ISql, personId: number, sessionId: string): Promise<void> => {
  await tx`
    delete from login_tickets
    where person_id = ${personId} and session_id = ${sessionId} and way = 'phone' and used_at is null`
}

/** Deletes the tickets of a person, unused ones included. @param but tickets of this session remain */
export const removeLoginTickets: RemoveBeginnings = async (tx, personId, but) => {
  const others = but === undefined ? tx`` : tx`and session_id <> ${but}`
  await tx`delete from login_tickets where person_id = ${personId} ${others}`
}
