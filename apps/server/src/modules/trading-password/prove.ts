import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import { takePasswordTurn } from '../login/password-turns.ts'
import { suspended } from '../login/verify.ts'

const minute = 60_000
/** Wrong tries in a row before a wait. */
export const freeTries = 5
/** The wait after the first five, and after each further five without a right one between. Milliseconds. */
export const firstWait = 30 * minute
export const furtherWait = 24 * 60 * minute

interface Try {
  hash: string
  failures: number
  lockedUntil: Date | null
}

const locked = (until: Date, now: number): Refused =>
  new Refused('trading_password_locked', 'too many wrong tries', {
    retryAfter: Math.max(Math.ceil((until.getTime() - now) / 1000), 1),
  })

/** Why no try could be begun. */
const whyNot = async ({ db }: Context, accountId: number, now: number): Promise<Refused> => {
  const [kept] = await db<{ status: 'active' | 'suspended'; lockedUntil: Date | null }[]>`
    select status, locked_until as "lockedUntil"
    from trading_passwords join client_accounts on id = account_id where account_id = ${accountId}`
  if (!kept) return new Refused('not_found', 'this account has no trading password')
  // without a wait: the try that began it was a right one, and has ended it meanwhile
  return kept.status === 'suspended' ? suspended() : locked(kept.lockedUntil ?? new Date(now), now)
}

/**
 * Counts a try as a wrong one, before anything is looked at, where the account may trade and no wait is running: one
 * statement, so that of any number at once only as many get through as are free.
 */
const beginTry = async (context: Context, accountId: number, now: number): Promise<Try> => {
  const [begun] = await context.db<Try[]>`
    update trading_passwords set failures = failures + 1,
      locked_until = case
        when (failures + 1) % ${freeTries}::int <> 0 then null
        when failures < ${freeTries} then ${new Date(now + firstWait)}::timestamptz
        else ${new Date(now + furtherWait)}::timestamptz end
    where account_id = (select id from client_accounts where id = ${accountId} and status = 'active')
      and (locked_until is null or locked_until <= ${new Date(now)})
    returning hash, failures, locked_until as "lockedUntil"`
  if (!begun) throw await whyNot(context, accountId, now)
  return begun
}

/**
 * Checks the trading password of an account, in the clear: a call carries it as `sealedTradingPassword` and opens it by
 * `openSealed`. To be called before the transaction of what it confirms, never within one: the try is counted on a
 * connection of its own, so that no rollback forgives it.
 *
 * @throws Refused `trading_password_wrong` with `attemptsLeft`, `trading_password_locked` with `retryAfter` in seconds,
 *   `account_suspended`, `not_found` where the account has none, `rate_limited` and `unavailable`
 *   where too many checks are under way
 */
export const proveTradingPassword = (context: Context, accountId: number, password: string): Promise<void> =>
  takePasswordTurn(`account ${accountId}`, async () => {
    const now = context.clocks.wall()
    const attempt = await beginTry(context, accountId, now)
    if (await context.passwords.isRight(attempt.hash, password)) {
      await context.db`update trading_passwords set failures = 0, locked_until = null where account_id = ${accountId}`
      return
    }
    if (attempt.lockedUntil) throw locked(attempt.lockedUntil, now)
    const attemptsLeft = freeTries - (attempt.failures % freeTries)
    throw new Refused('trading_password_wrong', 'this is not the trading password', { attemptsLeft })
  })
