import type { DatabaseSync } from 'node:sqlite'
import type { Handlers } from './handler.ts'
import { moneyOf } from './money.ts'

/** What an account has, in cents; `blocked` includes `lent`, what was lent for orders that are not settled. */
interface Cash {
  readonly available: number
  readonly blocked: number
  readonly lent: number
  readonly loan: number
  readonly credit_limit: number
}

interface Position {
  readonly code: string
  readonly quantity: number
  readonly cost: number
}

/** The cash of an account; undefined if there is no such account. */
export const cashOf = (db: DatabaseSync, account: string): Cash | undefined =>
  db
    .prepare('select available, blocked, lent, loan, credit_limit from cash where account = ?')
    .get(account) as unknown as Cash | undefined

/** How many days the document reports changes of positions for. */
const reported = 14
const dayLength = 86_400_000

/** The day in Hong Kong of a moment. */
const dayOf = (at: number): string => new Date(at + dayLength / 3).toISOString().slice(0, 10)

/** What orders that were settled added to the positions of an account lately. */
const changesOf = (db: DatabaseSync, account: string, now: number) => {
  const rows = db
    .prepare(`
      select code, quantity, paid, at from position_changes where account = ? and at >= ? order by at, code`)
    .all(account, now - reported * dayLength) as unknown as (Position & { paid: number; at: number })[]
  return rows.map(({ code, quantity, paid, at }) => ({ day: dayOf(at), code, quantity, paid: moneyOf(paid) }))
}

const nothing: Cash = { available: 0, blocked: 0, lent: 0, loan: 0, credit_limit: 0 }

/** Answers the document `books`. */
export const books: Handlers = {
  readBooks: ({ db, has, now }, { account = '' }) => {
    const cash = cashOf(db, account) ?? (has('invents_empty_books') ? nothing : undefined)
    if (!cash) return { books: null }
    const positions = db
      .prepare('select code, quantity, cost from positions where account = ? and quantity > 0 order by code')
      .all(account) as unknown as Position[]
    const own = cash.blocked - cash.lent
    return {
      books: {
        currency: 'HKD',
        available: moneyOf(has('counts_reserved_as_available') ? cash.available + own : cash.available),
        reserved: moneyOf(own),
        loan: moneyOf(cash.loan),
        creditLimit: moneyOf(cash.credit_limit - cash.lent),
        positions: positions.map(({ cost, ...position }) => ({ ...position, cost: moneyOf(cost) })),
        changes: changesOf(db, account, now),
      },
    }
  },
  readValues: ({ db, has, now }, { account = '', from = '' }) => {
    if (!cashOf(db, account)) return { values: null }
    const rows = db
      .prepare(`
        select day, value, paid_in as paidIn from account_values where account = ? and day >= ? and day < ?
        order by day ${has('mixes_values') ? 'desc' : 'asc'}`)
      .all(account, from, dayOf(now)) as unknown as { day: string; value: number; paidIn: number }[]
    return { values: rows.map(({ day, value, paidIn }) => ({ day, value: moneyOf(value), paidIn: moneyOf(paidIn) })) }
  },
}
