import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from './database.ts'
import { moneyOf } from './money.ts'
import { addEvent, type Stored, storedOrder } from './orders.ts'
import { Refusal } from './refusal.ts'

/** What the issuer and a person at the firm decide: lots for an order, and its settlement. */
interface Decision {
  readonly order: string
  readonly lots: number
  /** shares of a lot, or its nominal dollars */
  readonly lotSize: number
  readonly settles: boolean
}

const schema = {
  type: 'object',
  required: ['order', 'lots', 'lotSize', 'settles'],
  additionalProperties: false,
  properties: {
    order: { type: 'string' },
    lots: { type: 'integer', minimum: 0 },
    lotSize: { type: 'integer', minimum: 1 },
    settles: { type: 'boolean' },
  },
}

const allot = (work: { db: DatabaseSync; now: number }, { id, state, lots: wanted }: Stored, lots: number): void => {
  if (state !== 'accepted' || lots > wanted) throw new Refusal(409, 'not_possible')
  work.db.prepare("update orders set state = 'allotted' where id = ?").run(id)
  addEvent(work, id, 'allotted', { lots })
}

/** Pays for the lots, returns the loan first and then the rest, and adds the position. */
const settle = (work: { db: DatabaseSync; now: number }, stored: Stored, lots: number, lotSize: number): void => {
  const { id, account, stock_code, amount, fees, interest, loan } = stored
  const paid = (amount / stored.lots) * lots
  const charged = lots > 0 ? Math.round((fees * lots) / stored.lots) : 0
  const back = amount + fees + interest - paid - charged - interest
  const loanReturned = Math.min(loan, back)
  const refund = back - loanReturned
  const { db } = work
  db.prepare("update orders set state = 'settled' where id = ?").run(id)
  db.prepare(`
    update cash set available = available + ?, blocked = blocked - ?, lent = lent - ?, loan = loan + ?
    where account = ?`).run(refund, amount + fees + interest, loan, loan - loanReturned, account)
  if (lots > 0) {
    db.prepare('insert into position_changes (account, code, at, quantity, paid) values (?, ?, ?, ?, ?)').run(
      account,
      stock_code,
      work.now,
      lots * lotSize,
      paid,
    )
    db.prepare(`
      insert into positions (account, code, quantity, cost) values (?, ?, ?, ?)
      on conflict (account, code) do update set quantity = quantity + excluded.quantity, cost = cost + excluded.cost`).run(
      account,
      stock_code,
      lots * lotSize,
      paid,
    )
  }
  const parts = { paid, fees: charged, interest, loanReturned, loanLeft: loan - loanReturned, refund }
  const money = Object.fromEntries(Object.entries(parts).map(([name, cents]) => [name, moneyOf(cents)]))
  addEvent(work, id, 'settled', { currency: 'HKD', ...money })
}

/** Allots and settles an order on demand, as the issuer and the people of a firm would. Only this machine may do so. */
export const allotmentRoute = (app: FastifyInstance, db: DatabaseSync, now: () => number): void => {
  app.post<{ Body: Decision }>('/control/allotments', { schema: { body: schema } }, async ({ body }, reply) => {
    const { order, lots, lotSize, settles } = body
    inTransaction(db, () => {
      const work = { db, now: now() }
      const stored = storedOrder(db, order)
      if (!stored) throw new Refusal(404, 'not_found')
      if (stored.state !== 'allotted') allot(work, stored, lots)
      if (settles) settle(work, stored, lots, lotSize)
    })
    return reply.status(204).send()
  })
}
