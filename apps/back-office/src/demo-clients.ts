import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { centsOf } from './money.ts'
import { hashOf } from './secrets.ts'

/** A client of the stand-in, with secrets in clear text. Names and numbers are fictitious. */
interface DemoClient {
  readonly account: string
  readonly clientNo: string
  readonly mobile: string
  readonly name: string
  readonly type: 'cash' | 'margin'
  readonly status: 'active' | 'suspended' | 'closed'
  readonly branch: string
  readonly residence: string | null
  readonly holder: { readonly reference: string; readonly document: string; readonly born: string } | null
  readonly password: string
  readonly tradingPassword: string | null
  /** base32 */
  readonly authenticator: string | null
  /** as the document `books` answers them */
  readonly books: {
    readonly available: string
    readonly reserved: string
    readonly loan: string
    readonly creditLimit: string
    readonly positions: readonly { readonly code: string; readonly quantity: number; readonly cost: string }[]
  }
}

/** The clients that exist here only. The contract test reads the same file. */
const readClients = (): readonly DemoClient[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../clients.json'), 'utf8'))

/** Gives a new client the cash and the positions of the file. */
const addBooks = (db: DatabaseSync, { account, books }: DemoClient): void => {
  const { available, reserved, loan, creditLimit, positions } = books
  db.prepare('insert into cash (account, available, blocked, loan, credit_limit) values (?, ?, ?, ?, ?)').run(
    account,
    ...[available, reserved, loan, creditLimit].map(centsOf),
  )
  const insert = db.prepare('insert into positions (account, code, quantity, cost) values (?, ?, ?, ?)')
  for (const { code, quantity, cost } of positions) insert.run(account, code, quantity, centsOf(cost))
}

const dayLength = 86_400_000
/** How many days before the first start have values. */
const valued = 90

/** Gives a new client a past: net values that grow to what was paid for everything, with a payment in the middle. */
const addValues = (db: DatabaseSync, { account, books }: DemoClient, now: number): void => {
  const costs = books.positions.reduce((total, { cost }) => total + centsOf(cost), 0)
  const net = centsOf(books.available) + centsOf(books.reserved) - centsOf(books.loan) + costs
  const insert = db.prepare('insert into account_values (account, day, value, paid_in) values (?, ?, ?, ?)')
  const paidIn = Math.round(net / 20)
  for (let days = valued; days > 0; days--) {
    // days in Hong Kong
    const date = new Date(now + dayLength / 3 - days * dayLength)
    if ([0, 6].includes(date.getUTCDay())) continue
    const wave = Math.round(Math.sin(days) * 100) * days
    const isFriday = date.getUTCDay() === 5 && days > 40 && days <= 47
    insert.run(
      account,
      date.toISOString().slice(0, 10),
      net - Math.round((net * days) / 2000) - wave - (days > 40 && !isFriday ? paidIn : 0),
      isFriday ? paidIn : 0,
    )
  }
}

/** Adds the demo clients that are absent. @param now milliseconds since 1970 */
export const addDemoClients = (db: DatabaseSync, now = Date.now()): void => {
  const insert = db.prepare(`
    insert into clients (account, client_no, mobile, name, type, status, branch, residence, holder, document, born,
      password, trading_password, authenticator, opened)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select coalesce(max(opened), 0) + 1 from clients))`)
  const known = db.prepare('select 1 from clients where account = ?')
  for (const one of readClients()) {
    if (known.get(one.account)) continue
    const { account, clientNo, mobile, name, type, status, branch, residence, holder } = one
    const facts = [account, clientNo, mobile, name, type, status, branch, residence]
    const person = [holder?.reference ?? null, holder?.document ?? null, holder?.born ?? null]
    const tradingPassword = one.tradingPassword === null ? null : hashOf(one.tradingPassword)
    insert.run(...facts, ...person, hashOf(one.password), tradingPassword, one.authenticator)
    addBooks(db, one)
    addValues(db, one, now)
  }
}
