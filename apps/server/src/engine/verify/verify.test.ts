import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { declare } from '../../modules/activities/testing.ts'
import { personOf } from '../../modules/identity/persons.ts'
import { testContext } from '../../testing/context.ts'
import { transfer } from '../ledger.ts'
import { orderFromPartner } from '../partner-orders.ts'
import { claimCash } from '../rewards/cash.ts'
import { type Grant, grantReward } from '../rewards/grant.ts'
import { provideStock, takeOne } from '../stock.ts'
import { importCodes, takeCode } from '../voucher-codes.ts'
import { lastVerification, verifyLedger } from './job.ts'
import { checks, differencesIn, verify } from './verify.ts'

const { context } = await testContext()
const { db, secrets } = context
const activity = 803
const by = { actor: 'person', wall: 0 } as const
const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

const grantOf = (personId: number, changes: Partial<Grant>): Grant => ({
  activity,
  personId,
  accountId: null,
  type: 'exchange_voucher',
  status: 'available',
  item: 'coffee',
  facts: { name: same('Coffee'), note: same('One cup'), usage: [] },
  period: '',
  validUntil: null,
  at: 0,
  ...changes,
})

let people = 0
const someone = async () => (await personOf(db, secrets, `+852517002${String(people++).padStart(2, '0')}`, 0)).id

// a world in which everything holds: joins, vouchers with codes, a partner's order, cash owed, points
await declare(context, activity)
await provideStock(db, activity, 5)
await importCodes(db, secrets, { activity, item: 'coffee' }, ['A-1', 'A-2', 'A-3'], 0)
const [first, second] = [await someone(), await someone()]
for (const personId of [first, second])
  await db.begin(async (tx) => {
    await tx`
      insert into participations (activity, person_id, reference, terms_version, joined_at)
      values (${activity}, ${personId}, ${randomUUID()}, 1, ${new Date(0)})`
    await takeOne(tx, activity, 'coffee')
    const voucherCodeId = await takeCode(tx, { activity, item: 'coffee' }, 0)
    await grantReward(tx, grantOf(personId, { ...(voucherCodeId && { voucherCodeId }) }), by)
    await takeOne(tx, activity, '')
  })
const account = await db<{ id: number }[]>`
  insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type, branch,
    mobile_hash, mobile_sealed, password_hash, status, created_at)
  values ('f', '1', '1', '1', 'cash', 'b', '1', '1', 'p', 'active', ${new Date(0)}) returning id`
await db.begin(async (tx) => {
  const { id } = await grantReward(tx, grantOf(first, { period: 'meal', item: 'meal', status: 'pending' }), by)
  await orderFromPartner(context, tx, { partner: 'p', rewardId: id, passesMobile: false })
  const cash = { type: 'cash_return', status: 'claimable', item: 'cash', period: 'cash', amount: 4_500 } as const
  const { id: rewardId } = await grantReward(tx, grantOf(first, cash), by)
  await claimCash(context, tx, { rewardId, accountId: account[0]?.id ?? 0 })
  const postings = [
    { account: { unit: 'points', kind: 'issued', activity } as const, amount: -50 },
    { account: { unit: 'points', kind: 'person', personId: first } as const, amount: 50 },
  ]
  await transfer(tx, { kind: 'earn', subject: 'participations', subjectId: '1', at: 0, postings })
})

/** What is found once a fault was planted, with everything that keeps faults out of the way; nothing of it stays. */
const planted = async (plant: (tx: TransactionSql) => Promise<unknown>) => {
  const found: { check: string; found: string }[] = []
  const undone = new Error('undone')
  await db
    .begin(async (tx) => {
      for (const table of ['ledger_transfers', 'ledger_postings', 'audit_entries'])
        await tx`alter table ${tx(table)} disable trigger user`
      await plant(tx)
      found.push(...(await differencesIn(tx)))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}

test('O4 where everything holds nothing is found, and the figures say what was looked at', async () => {
  const { figures, differences } = await verify(db)
  expect(differences).toEqual([])
  expect(figures).toMatchObject({
    participations: 2,
    rewards: 4,
    codes: 3,
    'codes granted': 2,
    'given out of stock': 4,
  })
})

const ofPerson = (tx: TransactionSql) => tx`(select id from ledger_accounts where kind = 'person')`
const voucherOf = (tx: TransactionSql, personId: number) =>
  tx`(select id from rewards where person_id = ${personId} and period = '')`

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
    ['stock', (tx) => tx`update activity_stock set remaining = remaining - 1 where stage = ''`],
    ['stock', (tx) => tx`update activity_stock set remaining = remaining + 1 where stage = 'coffee'`],
    ['stock', (tx) => tx`delete from participations where person_id = ${second}`],
    ['pool', (tx) => tx`update activity_stock set total = total + 1, remaining = remaining + 1 where stage = 'coffee'`],
  ],
  codes: [
    [
      'code without a reward',
      (tx) => tx`update voucher_codes set granted_at = ${new Date(0)} where granted_at is null`,
    ],
    ['code without a reward', (tx) => tx`update rewards set voucher_code_id = null where person_id = ${second}`],
    ['code not granted', (tx) => tx`update voucher_codes set granted_at = null where code_tail = 'A-1'`],
    ['code of another pool', (tx) => tx`update voucher_codes set item = 'tea' where code_tail = 'A-1'`],
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
    ['partner order', (tx) => tx`delete from partner_orders`],
    ['partner order', (tx) => tx`update partner_orders set status = 'delivered'`],
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
      // a step that the machine has not
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
      // a step from where it was not
      'trail of rewards exchange_voucher',
      async (tx) => {
        await tx`
          insert into audit_entries (at, actor, subject, subject_id, event, from_status, to_status)
          select ${new Date(0)}, 'system', 'rewards', id::text, 'issue', 'pending', 'available'
          from rewards where id = ${voucherOf(tx, first)}`
      },
    ],
    ['trail of rewards cash_return', (tx) => tx`update rewards set status = 'expired' where type = 'cash_return'`],
    ['trail of partner_orders', (tx) => tx`update partner_orders set status = 'refused'`],
  ],
}

describe.for(Object.entries(faults))('%s', ([, planting]) => {
  test.for(planting.map(([check, plant], nth) => ({ check, plant, nth: nth + 1 })))(
    'a fault that was planted is named: $check ($nth)',
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
  // a gift's trail is checked by the same question as a voucher's
  expect(checks.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual(['trail of rewards physical_gift'])
})

test('the job keeps what it found for the metrics, and fails where there is a difference', async () => {
  await verifyLedger(context)
  expect(await lastVerification(db)).toMatchObject({ differences: 0 })
  await db`update activity_stock set remaining = remaining - 1 where stage = ''`
  await expect(verifyLedger(context)).rejects.toThrow(
    "1 differences; stock: stock '' of 803: 3 taken of it, 2 given out",
  )
  expect(await lastVerification(db)).toMatchObject({ differences: 1 })
  await db`update activity_stock set remaining = remaining + 1 where stage = ''`
})

test('a stock that is declared when people have joined already counts them', async () => {
  await db`delete from activity_stock where stage = ''`
  await provideStock(db, activity, 5)
  expect(await db`select total, remaining from activity_stock where stage = ''`).toEqual([{ total: 5, remaining: 3 }])
  expect((await verify(db)).differences).toEqual([])
})
