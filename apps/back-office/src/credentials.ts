import { verifySync } from 'otplib'
import type { Handlers, Work } from './handler.ts'
import { Refusal } from './refusal.ts'
import { isRight } from './secrets.ts'

/** Wrong attempts in a row before the lock, and its length in milliseconds. */
const free = 6
const lock = 15 * 60_000
const step = 30

interface Stored {
  readonly password: string
  readonly trading_password: string | null
  readonly authenticator: string | null
  readonly authenticator_step: number | null
}

const storedOf = ({ db, has }: Work, account: string): Stored | undefined => {
  const row = db.prepare('select * from clients where account = ?').get(account) as unknown as Stored | undefined
  if (!row && has('refuses_unknown_accounts')) throw new Refusal(404, 'not_found')
  return row
}

/** Counts the attempt of a kind at an account, known or not, and says what the check found. */
const judged = (
  { db, now }: Work,
  { account, kind }: { account: string; kind: string },
  check: () => boolean,
): object => {
  const counter = db
    .prepare('select count, locked_until from failures where account = ? and kind = ?')
    .get(account, kind)
  const lockedUntil = Number(counter?.locked_until ?? 0)
  if (lockedUntil > now) return { verdict: 'locked', retryAfter: Math.ceil((lockedUntil - now) / 1000) }
  if (check()) {
    db.prepare('delete from failures where account = ? and kind = ?').run(account, kind)
    return { verdict: 'right' }
  }
  const before = lockedUntil > 0 ? 0 : Number(counter?.count ?? 0)
  const count = before + 1
  const locks = count >= free
  db.prepare(`
    insert into failures (account, kind, count, locked_until) values (?, ?, ?, ?)
    on conflict (account, kind) do update set count = excluded.count, locked_until = excluded.locked_until`).run(
    account,
    kind,
    count,
    locks ? now + lock : null,
  )
  return locks
    ? { verdict: 'locked', retryAfter: lock / 1000 }
    : { verdict: 'wrong', attemptsLeft: Math.max(free - count, 0) }
}

/** Uses up the time step of a code: each is right once, and none before the latest. */
const takeCode = ({ db, now, has }: Work, account: string, stored: Stored, code: string): boolean => {
  if (stored.authenticator === null) return false
  const epoch = Math.floor(now / 1000)
  const verdict = verifySync({ secret: stored.authenticator, token: code, epoch, epochTolerance: step })
  if (!verdict.valid || !('timeStep' in verdict)) return false
  if (has('code_serves_twice')) return true
  if (stored.authenticator_step !== null && stored.authenticator_step >= verdict.timeStep) return false
  db.prepare('update clients set authenticator_step = ? where account = ?').run(verdict.timeStep, account)
  return true
}

/** Answers the document `credentials`. */
export const credentials: Handlers = {
  checkPassword: (work, { account = '', password = '' }) => {
    const stored = storedOf(work, account)
    return judged(work, { account, kind: 'password' }, () => isRight(stored?.password, password))
  },
  readFactors: (work, { account = '' }) => ({
    authenticator: (storedOf(work, account)?.authenticator ?? null) !== null,
  }),
  checkAuthenticator: (work, { account = '', code = '' }) => {
    const stored = storedOf(work, account)
    return judged(work, { account, kind: 'authenticator' }, () =>
      stored === undefined ? false : takeCode(work, account, stored, code),
    )
  },
  checkTradingPassword: (work, { account = '', password = '' }) => {
    const stored = storedOf(work, account)
    if (stored && stored.trading_password === null) return { verdict: 'absent' }
    return judged(work, { account, kind: 'trading-password' }, () => isRight(stored?.trading_password, password))
  },
}
