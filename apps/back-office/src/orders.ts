import { createHash, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { cashOf } from './books.ts'
import type { Body, Handlers, Work } from './handler.ts'
import { centsOf } from './money.ts'
import { Declined } from './refusal.ts'

/** An order as stored; money in cents. */
export interface Stored {
  readonly id: string
  readonly state: 'closed' | 'refused' | 'accepted' | 'cancelled' | 'allotted' | 'settled'
  readonly reason: string | null
  readonly reference: string | null
  readonly contents: string | null
  readonly account: string
  readonly stock_code: string
  readonly lots: number
  readonly amount: number
  readonly fees: number
  readonly interest: number
  readonly loan: number
}

export const storedOrder = (db: DatabaseSync, id: string): Stored | undefined =>
  db.prepare('select * from orders where id = ?').get(id) as unknown as Stored | undefined

/** Stores that something happened to an order. */
export const addEvent = ({ db, now }: Pick<Work, 'db' | 'now'>, id: string, event: string, facts: object): void => {
  db.prepare('insert into order_events (order_id, at, event, facts) values (?, ?, ?, ?)').run(
    id,
    now,
    event,
    JSON.stringify(facts),
  )
}

/** What an order of the firm is called by people. */
const newReference = (): string => `BO-${randomInt(1_000_000_000, 9_999_999_999)}`

/** Offerings beyond these are unknown. The demo knows all but one name. */
const unknownOffering = 'unknown-offering'

/** Why an order cannot be placed; undefined if it can. */
const reasonAgainst = (db: DatabaseSync, body: Body): string | undefined => {
  const { account = '', offering, amount = '', fees = '', interest = '', loan = '' } = body
  const client = db.prepare('select status, type from clients where account = ?').get(account)
  const cash = cashOf(db, account)
  if (client?.status !== 'active' || !cash) return 'account_blocked'
  if (offering === unknownOffering) return 'offering_unknown'
  const own = centsOf(amount) + centsOf(fees) + centsOf(interest) - centsOf(loan)
  const lendable = cash.credit_limit - cash.lent - cash.loan
  return own > cash.available || centsOf(loan) > lendable ? 'funds_short' : undefined
}

/** Stores an order with its money reserved. */
const accept = ({ db }: Work, id: string, contents: string, body: Body): string => {
  const reference = newReference()
  const { account = '', stockCode = '', lots = '' } = body
  const [amount, fees, interest, loan] = [body.amount, body.fees, body.interest, body.loan].map((one) =>
    centsOf(one ?? ''),
  ) as [number, number, number, number]
  const blocked = amount + fees + interest
  db.prepare(
    'update cash set available = available + ? - ?, blocked = blocked + ?, lent = lent + ? where account = ?',
  ).run(loan, blocked, blocked, loan, account)
  db.prepare(`
    insert into orders (id, state, reference, contents, account, stock_code, lots, amount, fees, interest, loan)
    values (?, 'accepted', ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    id,
    reference,
    contents,
    account,
    stockCode,
    Number(lots),
    amount,
    fees,
    interest,
    loan,
  )
  return reference
}

const place = (work: Work, body: Body): object => {
  const { db, has } = work
  const { order: id = '' } = body
  const contents = createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort()))
    .digest('hex')
  const known = storedOrder(db, id)
  if (known?.state === 'closed' && !has('places_absent_orders')) return new Declined('order_closed')
  if (known?.state === 'refused' && !has('reconsiders_refusals')) return new Declined(known.reason ?? '')
  if (known?.reference) {
    if (known.contents !== contents && !has('changes_orders')) return new Declined('order_differs')
    return { order: id, reference: has('places_again') ? newReference() : known.reference }
  }
  db.prepare('delete from orders where id = ?').run(id)
  const reason = reasonAgainst(db, body)
  if (reason === undefined) return { order: id, reference: accept(work, id, contents, body) }
  if (!has('reconsiders_refusals'))
    db.prepare("insert into orders (id, state, reason) values (?, 'refused', ?)").run(id, reason)
  return new Declined(reason)
}

const cancel = (work: Work, { order: id = '' }: Body): object => {
  const { db, has } = work
  const stored = storedOrder(db, id)
  if (!stored?.reference) return new Declined('order_unknown')
  if (stored.state === 'allotted' || stored.state === 'settled') return new Declined('order_final')
  if (stored.state === 'accepted' && !has('cancels_nothing')) {
    const { account, amount, fees, interest, loan } = stored
    const blocked = amount + fees + interest
    db.prepare("update orders set state = 'cancelled' where id = ?").run(id)
    db.prepare(
      'update cash set available = available + ? - ?, blocked = blocked - ?, lent = lent - ? where account = ?',
    ).run(blocked, loan, blocked, loan, account)
    addEvent(work, id, 'cancelled', {})
  }
  return { order: id, reference: stored.reference }
}

const find = ({ db }: Work, { order: id = '' }: Body): object => {
  const stored = storedOrder(db, id)
  if (!stored) db.prepare("insert into orders (id, state) values (?, 'closed')").run(id)
  if (!stored || stored.state === 'closed') return { state: 'absent' }
  if (stored.state === 'refused') return { state: 'refused', reason: stored.reason }
  return { state: stored.state === 'cancelled' ? 'cancelled' : 'accepted', reference: stored.reference }
}

interface EventRow {
  readonly number: number
  readonly order_id: string
  readonly at: number
  readonly event: string
  readonly facts: string
}

const read = ({ db, has }: Work, { after, limit }: Body): object => {
  const most = Number(limit)
  const rows = db
    .prepare('select * from order_events where number > ? order by number limit ?')
    .all(Number(after ?? 0), most + 1) as unknown as EventRow[]
  const shown = rows.slice(0, most)
  if (has('shows_events_once')) db.exec('delete from order_events')
  const events = shown.map(({ number, order_id, at, event, facts }) => ({
    cursor: String(number),
    order: order_id,
    at: new Date(at).toISOString(),
    event,
    ...JSON.parse(facts),
  }))
  return { events, more: rows.length > most }
}

/** Answers the document `orders`. */
export const orders: Handlers = { placeOrder: place, cancelOrder: cancel, findOrder: find, readEvents: read }
