import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { storedRuleChecks } from '../../engine/checks/stored-rules.ts'
import { giveBack, provideStock, takeOne } from '../../engine/stock.ts'
import { testContext } from '../../testing/context.ts'
import { offeringChecks } from '../offerings/checks.ts'
import { auditChainChecks } from './audit-chain-checks.ts'
import { lastVerification, verifyLedger } from './job.ts'
import { activity, consistentScenario, differencesAfter } from './testing/scenario.ts'
import { tamperingChecks } from './testing/tamperings.ts'
import { checksOf, verify } from './verify.ts'

const { context } = await testContext()
const { db } = context
const [first, second] = await consistentScenario(context)

/** A granted code, or a free code. */
const someCode = (tx: TransactionSql, isGranted: boolean) =>
  tx`(select min(id) from voucher_codes where (granted_at is not null) = ${isGranted})`

const planted = (plant: (tx: TransactionSql) => Promise<unknown>) => differencesAfter(context, plant)

test('O4 verification of a consistent database finds no difference, and its figures count what was checked', async () => {
  const { figures, differences } = await verify(context)
  expect(differences).toEqual([])
  expect(figures).toMatchObject({
    participations: 7,
    rewards: 7,
    codes: 23,
    'codes granted': 5,
    'given out of stock': 9,
  })
})

const ofPerson = (tx: TransactionSql) => tx`(select id from ledger_accounts where kind = 'person')`
const voucherOf = (tx: TransactionSql, personId: number) =>
  tx`(select id from rewards where person_id = ${personId} and item = 'coffee')`

const faults: Readonly<Record<string, readonly [check: string, plant: (tx: TransactionSql) => Promise<unknown>][]>> = {
  ledger: [
    ['balance', (tx) => tx`update ledger_accounts set balance = balance + 1 where kind = 'person'`],
    ['balance', (tx) => tx`update ledger_accounts set balance = null where kind = 'person'`],
    ['transfer', (tx) => tx`update ledger_postings set amount = 49 where account_id = ${ofPerson(tx)}`],
    ['transfer', (tx) => tx`delete from ledger_postings where account_id = ${ofPerson(tx)}`],
    ['transfer', (tx) => tx`update ledger_accounts set unit = 'HKD' where kind = 'person'`],
    [
      'transfer',
      (tx) => tx`insert into ledger_transfers values (${randomUUID()}, 'earn', 's', '1', null, ${new Date(0)})`,
    ],
    [
      'reversal',
      async (tx) => {
        const id = randomUUID()
        await tx`
          insert into ledger_transfers
          select ${id}, 'restore', subject, subject_id, id, at from ledger_transfers where kind = 'earn'`
        await tx`
          insert into ledger_postings
          select ${id}, account_id, -amount / 2 from ledger_postings join ledger_transfers on id = transfer_id
          where kind = 'earn'`
      },
    ],
  ],
  stock: [
    ['stock', (tx) => tx`select take_stock(${activity}, '')`],
    ['stock', (tx) => tx`update stock_slots set total = total + 1 where stage = 'coffee' and slot = 0`],
    ['stock', (tx) => tx`delete from participations where person_id = ${second}`],
    ['stock', (tx) => tx`update stock_slots set total = total + 1 where stage = 'tea' and slot = 0`],
  ],
  codes: [
    [
      'code without a reward',
      (tx) => tx`update voucher_codes set granted_at = ${new Date(0)} where granted_at is null`,
    ],
    ['code without a reward', (tx) => tx`update rewards set voucher_code_id = null where person_id = ${second}`],
    ['code not granted', (tx) => tx`update voucher_codes set granted_at = null where id = ${someCode(tx, true)}`],
    ['code of another pool', (tx) => tx`update voucher_codes set item = 'tea' where id = ${someCode(tx, true)}`],
    [
      'code granted twice',
      async (tx) => {
        await tx`alter table rewards drop constraint rewards_voucher_code_id_key`
        await tx`update rewards set voucher_code_id = (select min(id) from voucher_codes) where period = ''`
      },
    ],
  ],
  rewards: [
    [
      'granted twice',
      async (tx) => {
        await tx`alter table rewards drop constraint rewards_activity_person_id_period_key`
        await tx`update rewards set person_id = ${first} where period = ''`
      },
    ],
    ['cash', (tx) => tx`update rewards set amount = amount + 1 where type = 'cash_return'`],
    ['cash', (tx) => tx`update rewards set status = 'credited' where type = 'cash_return'`],
    [
      'partner order',
      async (tx) => {
        await tx`delete from partner_orders`
        await tx`update rewards set voucher_code_id = ${someCode(tx, false)} where item = 'meal'`
      },
    ],
    ['partner order', (tx) => tx`update partner_orders set status = 'delivered'`],
  ],
  conversions: [
    ['points of a hold', (tx) => tx`update conversion_holds set status = 'expired' where status = 'held'`],
    ['points of a hold', (tx) => tx`delete from conversions`],
    ['points of a conversion', (tx) => tx`update conversions set cost = 19`],
    ['points of a conversion', (tx) => tx`update conversions set spend_id = null`],
    ['stock', (tx) => tx`update conversion_holds set status = 'released' where status = 'held'`],
    [
      'trail of conversion_holds',
      (tx) => tx`update conversion_holds set status = 'released' where status = 'committed'`,
    ],
    ['trail of conversions', (tx) => tx`update conversions set status = 'failed'`],
  ],
  'counters and draws': [
    [
      'redemption',
      async (tx) => {
        const [merchant] = await tx<{ id: number }[]>`
          insert into merchants (code, name, pin_hash, created_at) values ('m', '{}', '1', ${new Date(0)}) returning id`
        await tx`
          insert into redemptions values (${voucherOf(tx, first)}, ${merchant?.id ?? 0}, ${randomUUID()}, '1', ${new Date(0)})`
      },
    ],
    ['draw', (tx) => tx`update draws set last_number = 1`],
  ],
  trails: [
    [
      'trail of rewards exchange_voucher',
      (tx) => tx`update rewards set status = 'used' where id = ${voucherOf(tx, first)}`,
    ],
    [
      'trail of rewards exchange_voucher',
      (tx) => tx`delete from audit_entries where subject_id = ${voucherOf(tx, first)}::text`,
    ],
    [
      // a step that the state machine does not have
      'trail of rewards exchange_voucher',
      async (tx) => {
        await tx`
          insert into audit_entries (at, actor, subject, subject_id, event, from_status, to_status)
          select ${new Date(0)}, 'system', 'rewards', id::text, 'use', 'available', 'expired'
          from rewards where id = ${voucherOf(tx, first)}`
        await tx`update rewards set status = 'expired' where id = ${voucherOf(tx, first)}`
      },
    ],
    [
      // a step from a state that the reward was not in
      'trail of rewards exchange_voucher',
      async (tx) => {
        await tx`
          insert into audit_entries (at, actor, subject, subject_id, event, from_status, to_status)
          select ${new Date(0)}, 'system', 'rewards', id::text, 'issue', 'pending', 'available'
          from rewards where id = ${voucherOf(tx, first)}`
      },
    ],
    ['trail of rewards cash_return', (tx) => tx`update rewards set status = 'expired' where type = 'cash_return'`],
    [
      'trail of campaigns',
      // a page that became live without an approval
      (tx) => tx`
        insert into campaigns (status, title, search, authors, writers, created_by, created_at, updated_by, updated_at)
        values ('live', '{}', '', '{}', '{}', 'system', ${new Date(0)}, 'system', ${new Date(0)})`,
    ],
    ['trail of partner_orders', (tx) => tx`update partner_orders set status = 'refused'`],
  ],
}

describe.for(Object.entries(faults))('the verification of %s', ([, planting]) => {
  test.for(planting.map(([check, plant], nth) => ({ check, plant, nth: nth + 1 })))(
    'verification reports a planted fault by its check: $check ($nth)',
    async ({ check, plant }) => {
      const found = await planted(plant)
      expect(found.map((one) => one.check)).toContain(check)
      for (const one of found) expect(one.found).toMatch(/\w/)
    },
  )
})

const planting = Object.values(faults).flat()
afterAll(() => {
  const shown = new Set(planting.map(([check]) => check))
  // the query that checks a voucher's audit trail also checks a gift's; other tests plant faults of offerings, of the
  // chain, of tampering, of rules that staff wrote and of corrections
  const names = checksOf(context.modules).map(({ name }) => name)
  expect(names.filter((name) => !shown.has(name) && !tamperingChecks.has(name))).toEqual([
    ...storedRuleChecks.map(({ name }) => name),
    ...offeringChecks.map(({ name }) => name),
    'trail of rewards physical_gift',
    'trail of offering_applications sandbox',
    'trail of offering_applications firm',
    'trail of reward_corrections',
    ...auditChainChecks.map(({ name }) => name),
  ])
})

test('the verification job stores its result for the metrics, and fails when there is a difference', async () => {
  await verifyLedger(context)
  expect(await lastVerification(db)).toMatchObject({ differences: 0 })
  await takeOne(db, activity, '')
  await expect(verifyLedger(context)).rejects.toThrow("1 differences; stock: stock '' of 803: 3 reserved, 2 given out")
  expect(await lastVerification(db)).toMatchObject({ differences: 1 })
  await giveBack(db, activity, '')
})

test('a stock declared after people have joined counts their participations', async () => {
  await db`delete from stock_slots where stage = ''`
  await provideStock(db, activity, 5)
  expect(await db`select total, remaining from activity_stock where stage = ''`).toEqual([{ total: 5, remaining: 3 }])
  expect((await verify(context)).differences).toEqual([])
})
