import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import {
  beginPasswordTry,
  clearPasswordTries,
  type PasswordTry,
  suspended,
  tradingPasswordState,
} from '../accounts/public.ts'
import { recordAuthentication, type Seen } from '../identity/public.ts'
import { queuePasswordCheck } from '../login/public.ts'

const minute = 60_000
/** Wrong attempts in a row before a lock. */
export const freeTries = 5
/** The lock after the first five, and after each further five without a right one between. Milliseconds. */
export const firstWait = 30 * minute
export const furtherWait = 24 * 60 * minute

const locked = (until: Date, now: number): Refused =>
  new Refused('trading_password_locked', 'too many wrong attempts', {
    retryAfter: Math.max(Math.ceil((until.getTime() - now) / 1000), 1),
  })

/** The reason why an attempt could not begin. */
const refusalFor = async ({ db }: Context, accountId: number, now: number): Promise<Refused> => {
  const stored = await tradingPasswordState(db, accountId)
  if (!stored) return new Refused('not_found', 'this account has no trading password')
  // no lock any more: the attempt that began it was right and cleared it
  return stored.status === 'suspended' ? suspended() : locked(stored.lockedUntil ?? new Date(now), now)
}

const beginTry = async (context: Context, accountId: number, now: number): Promise<PasswordTry> => {
  const locks = { free: freeTries, first: now + firstWait, further: now + furtherWait, now }
  const begun = await beginPasswordTry(context.db, accountId, locks)
  if (!begun) throw await refusalFor(context, accountId, now)
  return begun
}

/** Whose trading password is checked, and who states it. */
export interface PasswordProof {
  readonly account: number
  /** the person who is logged in to the account */
  readonly person: number
  readonly origin: Seen
}

/**
 * Checks the trading password of an account, in clear text: a call contains it as `sealedTradingPassword` and decrypts
 * it by `openSealed`. A wrong password adds an entry to the audit trail (SEC-8). Call it before the transaction that the
 * password confirms, never within that transaction. The attempt is counted on another connection, so a rollback does not
 * undo the count.
 *
 * @throws Refused `trading_password_wrong` with `attemptsLeft`, `trading_password_locked` with `retryAfter` in seconds,
 * `account_suspended`, `not_found` if the account has none, `rate_limited` and `unavailable` if too many checks are in
 * flight
 */
export const proveTradingPassword = (
  context: Context,
  { account, person, origin }: PasswordProof,
  password: string,
): Promise<void> =>
  queuePasswordCheck(`account ${account}`, async () => {
    const now = context.clocks.wall()
    const attempt = await beginTry(context, account, now)
    if (await context.passwords.isRight(attempt.hash, password)) {
      await clearPasswordTries(context.db, account)
      return
    }
    const of = { account, person }
    await recordAuthentication(context.db, context, origin, { event: 'trading_password_failed', of })
    if (attempt.lockedUntil) throw locked(attempt.lockedUntil, now)
    const attemptsLeft = freeTries - (attempt.failures % freeTries)
    throw new Refused('trading_password_wrong', 'this is not the trading password', { attemptsLeft })
  })
