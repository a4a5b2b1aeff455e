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
  | 'second_factor_failed'
  | 'renewal_refused'
  | 'renewal_stolen'
  | 'quit'
  | 'end_session'
  | 'prove'
  | 'prove_failed'
  | 'change_number'

interface Entry {
  readonly event: AuthenticationEvent
  /**
   * The subject: a person or account by its row. A phone number or client number that belongs to no one is recorded by
   * a pseudonym, so that guesses at many of them are visible.
   */
  readonly of:
    | { readonly person: number }
    | { readonly account: number; readonly person: number }
    | { readonly number: string }
    | { readonly clientNo: string; readonly person: number }
  /** contains no personal data */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** The part of a call's origin that an entry contains. */
export type Seen = Pick<Origin, 'address' | 'sessionId'>

/**
 * Adds an entry about authentication to the audit trail (SEC-8), with pseudonyms of network address and device in its
 * detail.
 *
 * @param db the transaction whose outcome it records, or the database itself for a failure that is thrown
 */
export const recordAuthentication = async (
  db: ISql,
  context: Pick<Context, 'db' | 'secrets' | 'clocks'>,
  { address, sessionId }: Seen,
  { event, of, detail }: Entry,
): Promise<void> => {
  const wall = context.clocks.wall()
  const pseudonym = await pseudonymsAt(context, wall)
  const subject =
    'account' in of
      ? { subject: 'client_accounts', subjectId: String(of.account) }
      : 'clientNo' in of
        ? { subject: 'client_numbers', subjectId: pseudonym('account', of.clientNo) }
        : 'number' in of
          ? { subject: 'mobile_numbers', subjectId: pseudonym('number', of.number) }
          : { subject: 'persons', subjectId: String(of.person) }
  await audit(db, {
    actor: 'person',
    ...subject,
    event,
    wall,
    detail: {
      address: pseudonym('address', networkOf(address)),
      device: pseudonym('device', sessionId),
      ...('person' in of && { person: of.person }),
      ...detail,
    },
  })
}
