import type { ActSubject } from '@foyer/api/staff/act-names'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { networkOf } from '../../http/address.ts'
import type { Origin } from './origin.ts'
import { pseudonymsAt } from './pseudonyms.ts'

/**
 * The recorded events of authentication. A refused call that is not counted as an attempt and proves nothing is not
 * recorded.
 */
type AuthenticationEvent =
  | 'sign_in'
  | 'take_over'
  | 'code_failed'
  | 'login'
  | 'login_failed'
  | 'login_request_confirm'
  | 'login_request_refuse'
  | 'second_factor_failed'
  | 'provider_logout'
  | 'renewal_refused'
  | 'renewal_stolen'
  | 'quit'
  | 'end_session'
  | 'prove'
  | 'prove_failed'
  | 'passkey_create'
  | 'passkey_delete'
  | 'passkey_failed'
  | 'change_number'
  | 'trading_password_failed'
  | 'merchant_sign_in'
  | 'merchant_sign_in_failed'

interface Entry {
  readonly event: AuthenticationEvent
  /**
   * The subject: a person, account or merchant by its row. A phone number, client number or merchant code that belongs
   * to no one is recorded by a pseudonym, so that guesses at many of them are visible.
   */
  readonly of:
    | { readonly person: number }
    | { readonly account: number; readonly person: number }
    | { readonly number: string }
    | { readonly clientNo: string; readonly person: number }
    | { readonly merchant: number }
    | { readonly merchantCode: string }
  /** contains no personal data */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** The part of a call's origin that an entry contains. */
export type Seen = Pick<Origin, 'address' | 'sessionId'>

type Pseudonym = Awaited<ReturnType<typeof pseudonymsAt>>

const subjectOf = (of: Entry['of'], pseudonym: Pseudonym): { subject: ActSubject; subjectId: string } => {
  if ('account' in of) return { subject: 'client_accounts', subjectId: String(of.account) }
  if ('clientNo' in of) return { subject: 'client_numbers', subjectId: pseudonym('account', of.clientNo) }
  if ('number' in of) return { subject: 'mobile_numbers', subjectId: pseudonym('number', of.number) }
  if ('merchant' in of) return { subject: 'merchants', subjectId: String(of.merchant) }
  if ('merchantCode' in of) return { subject: 'merchant_codes', subjectId: pseudonym('merchant', of.merchantCode) }
  return { subject: 'persons', subjectId: String(of.person) }
}

/**
 * Adds an entry about authentication to the audit trail (SEC-8), with pseudonyms of network address and device in its
 * detail.
 *
 * @param db the transaction whose outcome it records, or the database itself for a failure that is thrown
 */
export const recordAuthentication = async (
  db: ISql,
  context: Pick<Context, 'db' | 'secrets' | 'clocks'>,
  // the counter of a merchant has no session id
  { address, sessionId }: Pick<Seen, 'address'> & Partial<Seen>,
  { event, of, detail }: Entry,
): Promise<void> => {
  const wall = context.clocks.wall()
  const pseudonym = await pseudonymsAt(context, wall)
  await audit(db, {
    actor: 'merchant' in of || 'merchantCode' in of ? 'merchant' : 'person',
    ...subjectOf(of, pseudonym),
    event,
    wall,
    detail: {
      address: pseudonym('address', networkOf(address)),
      ...(sessionId !== undefined && { device: pseudonym('device', sessionId) }),
      ...('person' in of && { person: of.person }),
      ...detail,
    },
  })
}
