import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { differencesIn } from '../verification/verify.ts'
import { offeringChecks } from './checks.ts'
import { newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

// one application in every state, one of them with a loan
const one = await client({ accountType: 'margin' })
const application = { activity: newShares, lots: 5 }
const { code: settled } = await dev({ activity: 'new-shares', lotsOnOffer: 3, demand: [[1, 2]] })
await one.apply({ ...application, offering: settled, method: 'margin' })
await dev({ code: settled, phase: 'settled' })
const { code: allotted } = await dev({ activity: 'new-shares', lotsOnOffer: 20, demand: [[10, 3]] })
await one.apply({ ...application, offering: allotted })
await dev({ code: allotted, phase: 'allotted' })
const { code: open } = await dev({ activity: 'new-shares' })
const { data } = await one.apply({ ...application, offering: open })
await one.cancel(data?.application.reference ?? '', { activity: newShares })
await one.apply({ ...application, offering: open })

const planted = async (plant: (tx: TransactionSql) => Promise<unknown>) => {
  const found: string[] = []
  const undone = new Error('undone')
  await ownerOf(db)
    .begin(async (tx) => {
      for (const table of ['ledger_transfers', 'ledger_postings', 'audit_entries', 'offerings'])
        await tx`alter table ${tx(table)} disable trigger user`
      await plant(tx)
      found.push(...(await differencesIn(tx, context)).map(({ check }) => check))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}

test('verification finds no difference in correct data', async () => {
  expect(await differences()).toEqual([])
})

const faults: readonly (readonly [check: string, plant: (tx: TransactionSql) => Promise<unknown>])[] = [
  // an active application without blocked cash, and blocked cash without an active application
  [
    'blocked for an application',
    (tx) => tx`update offering_applications set status = 'submitted' where status = 'refunded'`,
  ],
  [
    'blocked for an application',
    (tx) => tx`update offering_applications set status = 'cancelled' where offering = ${open}`,
  ],
  [
    'blocked on an account',
    (tx) => tx`update ledger_accounts set balance = balance + 1 where kind = 'blocked' and balance > 0`,
  ],
  [
    'settlement of an application',
    (tx) => tx`
      update offering_applications set settlement = jsonb_set(settlement, '{paid}', '0') where settlement is not null`,
  ],
  [
    // refunded twice
    'settlement of an application',
    (tx) => tx`
      update ledger_postings set amount = amount * 2
      where transfer_id in (select id from ledger_transfers where kind in ('subscription', 'loan_return'))`,
  ],
  [
    'parts of a settlement',
    (tx) => tx`
      update offering_applications set settlement = jsonb_set(settlement, '{refund}', '1') where settlement is not null`,
  ],
  [
    'entries of an offering',
    (tx) => tx`update offerings set entries_count = entries_count + 1 where code = ${allotted}`,
  ],
  [
    'lots allotted',
    (tx) => tx`update offerings set result = jsonb_set(result, '{lotsAllotted}', '99') where code = ${allotted}`,
  ],
  [
    'lots of an application',
    (tx) => tx`update offering_applications set lots_allotted = 5 where offering = ${allotted}`,
  ],
  // a position added twice, and a missing one
  [
    'position of what was allotted',
    (tx) => tx`
      update positions set quantity = quantity * 2, allotted = allotted * 2 where account_id = ${one.accountId}`,
  ],
  ['position of what was allotted', (tx) => tx`delete from positions where account_id = ${one.accountId}`],
  [
    'trail of offering_applications sandbox',
    (tx) => tx`update offering_applications set status = 'none' where offering = ${allotted}`,
  ],
  [
    'event of an order',
    (tx) => tx`
      insert into unmatched_order_events (reached, order_id, event, read_at)
      values ('1', ${randomUUID()}, '{"event": "settled"}', ${new Date(0)})`,
  ],
]

test.for(faults.map(([check, plant], nth) => ({ check, plant, nth })))(
  'verification reports a planted fault: $check ($nth)',
  async ({ check, plant }) => {
    expect(await planted(plant)).toContain(check)
  },
)

afterAll(() => {
  const shown = new Set(faults.map(([check]) => check))
  expect(offeringChecks.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})
