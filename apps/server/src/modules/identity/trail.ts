import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { networkOf } from '../../http/address.ts'
import type { Origin } from './origin.ts'
import { pseudonymsAt } from './pseudonyms.ts'

/** What is recorded of authentication. A refused call that counts as no try, and proves nothing, is none of it. */
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
   * Whom it concerns: a person or an account by its row; a number or a client number that is nobody's by a pseudonym, so
   * that guesses at many of them are seen too.
   */
  readonly of:
    | { readonly person: number }
    | { readonly account: number; readonly person: number }
    | { readonly number: string }
    | { readonly clientNo: string; readonly person: number }
  /** nothing that names a person */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Where a call came from, as far as an entry tells it. */
export type Seen = Pick<Origin, 'address' | 'sessionId'>

/**
 * Adds an entry about authentication to the audit trail (SEC-8), with pseudonyms of network address and device in its detail.
 *
 * @param db the transaction whose outcome it tells of, or the database itself for a failure that is thrown
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
