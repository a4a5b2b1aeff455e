import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import {
  beginPasswordTry,
  clearPasswordTries,
  type PasswordTry,
  suspended,
  takeBackPasswordTry,
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

const lockedFor = (seconds: number): Refused =>
  new Refused('trading_password_locked', 'too many wrong attempts', { retryAfter: Math.max(Math.ceil(seconds), 1) })

const locked = (until: Date, now: number): Refused => lockedFor((until.getTime() - now) / 1000)

const absent = (): Refused => new Refused('not_found', 'this account has no trading password')

/** The reason why an attempt could not begin. */
const refusalFor = async ({ db }: Context, accountId: number, now: number): Promise<Refused> => {
  const stored = await tradingPasswordState(db, accountId)
  if (!stored) return absent()
  // no lock any more: the attempt that began it was right and cleared it
  return stored.status === 'suspended' ? suspended() : locked(stored.lockedUntil ?? new Date(now), now)
}

const beginTry = async (context: Context, accountId: number, now: number): Promise<PasswordTry> => {
  const locks = { free: freeTries, first: now + firstWait, further: now + furtherWait, now }
  const begun = await beginPasswordTry(context.db, accountId, locks)
  if (!begun) throw await refusalFor(context, accountId, now)
  return begun
}

/** Checks a counted attempt. Without a verdict it no longer counts. */
const verdictOn = async ({ db, connectors }: Context, account: number, attempt: PasswordTry, password: string) => {
  const proved = { id: account, fundUserCode: attempt.fundUserCode }
  const verdict = await connectors.credentials.checkTradingPassword(proved, password).catch(async (error: unknown) => {
    await takeBackPasswordTry(db, account, attempt)
    throw error
  })
  if (verdict.verdict !== 'absent') return verdict
  await takeBackPasswordTry(db, account, attempt)
  throw absent()
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
 * flight or a system of the firm is away
 */
export const proveTradingPassword = (
  context: Context,
  { account, person, origin }: PasswordProof,
  password: string,
): Promise<void> => {
  const check = async () => {
    const now = context.clocks.wall()
    const attempt = await beginTry(context, account, now)
    const verdict = await verdictOn(context, account, attempt, password)
    if (verdict.verdict === 'right') {
      await clearPasswordTries(context.db, account)
      return
    }
    const of = { account, person }
    await recordAuthentication(context.db, context, origin, { event: 'trading_password_failed', of })
    if (verdict.verdict === 'locked') throw lockedFor(verdict.retryAfter)
    if (attempt.lockedUntil) throw locked(attempt.lockedUntil, now)
    const left = freeTries - (attempt.failures % freeTries)
    const attemptsLeft = Math.min(left, verdict.attemptsLeft ?? left)
    throw new Refused('trading_password_wrong', 'this is not the trading password', { attemptsLeft })
  }
  return queuePasswordCheck(`account ${account}`, check, context.connectors.credentials.uses)
}
