import { randomUUID } from 'node:crypto'
import { conversionStates, holdStates } from '@foyer/contract/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { declare } from '../../modules/activities/testing.ts'
import { personOf } from '../../modules/identity/persons.ts'
import { type LedgerAccount, transfer } from '../ledger.ts'
import { orderFromPartner } from '../partner-orders.ts'
import { claimCash } from '../rewards/cash.ts'
import { type Grant, grantReward } from '../rewards/grant.ts'
import { provideStock, takeOne } from '../stock.ts'
import { transition } from '../transition.ts'
import { importCodes, takeCode } from '../voucher-codes.ts'

export const activity = 803
const by = { actor: 'person', wall: 0 } as const
const start = new Date(0)
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

const points = (kind: 'person' | 'held', personId: number): LedgerAccount => ({ unit: 'points', kind, personId })
const house = (kind: 'issued' | 'spent'): LedgerAccount => ({ unit: 'points', kind, activity })

const move = (tx: ISql, kind: string, [from, to]: [LedgerAccount, LedgerAccount], amount: number) =>
  transfer(tx, {
    kind,
    subject: 'tests',
    subjectId: '1',
    at: 0,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  })

/** A join that gives a coffee out of a pool. */
const joinFor = async (tx: ISql, personId: number): Promise<void> => {
  await tx`
    insert into participations (activity, person_id, reference, terms_version, joined_at)
    values (${activity}, ${personId}, ${randomUUID()}, 1, ${start})`
  await takeOne(tx, activity, 'coffee')
  const voucherCodeId = (await takeCode(tx, { activity, item: 'coffee' }, 0)) ?? 0
  await grantReward(tx, grantOf(personId, { voucherCodeId }), by)
  await takeOne(tx, activity, '')
}

/** Points put aside for a tea, with one of its stock. */
const holdTea = async (tx: ISql, personId: number): Promise<string> => {
  const id = randomUUID()
  await takeOne(tx, activity, 'tea')
  const transferId = await move(tx, 'hold', [points('person', personId), points('held', personId)], 20)
  await tx`
    insert into conversion_holds
      (id, activity, person_id, offer, facts, cost, terms_version, transfer_id, held_at, expires_at)
    values (${id}, ${activity}, ${personId}, 'tea', '{}', 20, 1, ${transferId}, ${start}, ${start})`
  return id
}

/** The tea they are exchanged for. */
const convertTea = async (tx: ISql, personId: number, holdId: string): Promise<void> => {
  await transition(tx, holdStates, { table: 'conversion_holds', id: holdId }, 'commit', by)
  const spendId = await move(tx, 'spend', [points('held', personId), house('spent')], 20)
  const voucherCodeId = (await takeCode(tx, { activity, item: 'tea' }, 0)) ?? 0
  const reward = await grantReward(tx, grantOf(personId, { item: 'tea', period: 'conversion', voucherCodeId }), by)
  const id = randomUUID()
  await tx`
    insert into conversions (id, hold_id, activity, person_id, offer, cost, reference, spend_id, reward_id, at)
    values (${id}, ${holdId}, ${activity}, ${personId}, 'tea', 20, 'r', ${spendId}, ${reward.id}, ${start})`
  await transition(tx, conversionStates, { table: 'conversions', id }, 'succeed', by)
}

const openAccount = async (db: ISql): Promise<number> => {
  const [account] = await db<[{ id: number }]>`
    insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type, branch,
      mobile_hash, mobile_sealed, password_hash, status, created_at)
    values ('f', '1', '1', '1', 'cash', 'b', '1', '1', 'p', 'active', ${start}) returning id`
  return account.id
}

/**
 * A world in which everything holds: two joins with a coffee each, a partner's order, cash that is owed, points of which
 * some are put aside and some exchanged, a draw. @returns the two persons
 */
export const soundWorld = async (context: Context): Promise<readonly [number, number]> => {
  const { db, secrets } = context
  const someone = async (mobile: string) => (await personOf(db, secrets, mobile, 0)).id
  const [first, second] = [await someone('+85251700201'), await someone('+85251700202')]
  await declare(context, activity)
  await provideStock(db, activity, 5)
  await importCodes(db, secrets, { activity, item: 'coffee' }, ['A-1', 'A-2', 'A-3'], 0)
  await importCodes(db, secrets, { activity, item: 'tea' }, ['T-1', 'T-2'], 0)
  const accountId = await openAccount(db)
  await db.begin((tx) => joinFor(tx, first))
  await db.begin((tx) => joinFor(tx, second))
  await db.begin(async (tx) => {
    const { id } = await grantReward(tx, grantOf(first, { period: 'meal', item: 'meal', status: 'pending' }), by)
    await orderFromPartner(context, tx, { partner: 'p', rewardId: id, passesMobile: false })
    const cash = { type: 'cash_return', status: 'claimable', item: 'cash', period: 'cash', amount: 4_500 } as const
    const { id: rewardId } = await grantReward(tx, grantOf(first, cash), by)
    await claimCash(context, tx, { rewardId, accountId })
    await move(tx, 'earn', [house('issued'), points('person', first)], 50)
    await convertTea(tx, first, await holdTea(tx, first))
    await holdTea(tx, first)
  })
  const zeros = '0'.repeat(64)
  await db`
    insert into draws (activity, seed_sealed, seed_hash, prizes, commitment, committed_at, last_proof)
    values (${activity}, '1', ${zeros}, '[]', ${zeros}, ${start}, ${zeros})`
  return [first, second]
}
