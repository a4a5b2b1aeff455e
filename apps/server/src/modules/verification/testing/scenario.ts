import { randomUUID } from 'node:crypto'
import { conversionStates, holdStates, voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql, TransactionSql } from 'postgres'
import { rule as foodDelivery } from '../../../activity-rules/food-delivery/rule.ts'
import { draw as midAutumn } from '../../../activity-rules/mid-autumn-draw/rule.ts'
import { pointsExchange, welcomePoints } from '../../../activity-rules/points-exchange/offers.ts'
import { rule as tradeCashback } from '../../../activity-rules/trade-cashback/rule.ts'
import type { Context } from '../../../context.ts'
import { earnChance } from '../../../engine/draws/chances.ts'
import { commitDraw } from '../../../engine/draws/commit.ts'
import { drawOnce } from '../../../engine/draws/draw-once.ts'
import { lockDraw } from '../../../engine/draws/draws.ts'
import { type Posting, transfer } from '../../../engine/ledger.ts'
import { earned, putAside, spent } from '../../../engine/points.ts'
import { claimCash, creditCash } from '../../../engine/rewards/cash.ts'
import { settleDue } from '../../../engine/rewards/due.ts'
import { type Grant, grantReward } from '../../../engine/rewards/grant.ts'
import { provideStock, takeOne } from '../../../engine/stock.ts'
import { transition } from '../../../engine/transition.ts'
import { importCodes, takeCode } from '../../../engine/voucher-codes.ts'
import { newReference } from '../../../reference.ts'
import { ownerOf } from '../../../testing/database.ts'
import { clientNoHash } from '../../accounts/client-no.ts'
import { isActiveAccount } from '../../accounts/status.ts'
import { declare } from '../../activities/testing.ts'
import { settleCashback } from '../../cashback/settle.ts'
import { tradeOf } from '../../cashback/testing.ts'
import { seedFacts } from '../../facts/seed.ts'
import { personOf } from '../../identity/persons.ts'
import { importTrades } from '../../trades/import.ts'
import { type Difference, differencesIn } from '../verify.ts'

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

const move = (tx: ISql, kind: string, postings: readonly Posting[]) =>
  transfer(tx, { kind, subject: 'tests', subjectId: '1', at: 0, postings })

const participate = (tx: ISql, number: number, personId: number, at: Date, accountId: number | null = null) => tx`
  insert into participations (activity, person_id, account_id, reference, terms_version, joined_at)
  values (${number}, ${personId}, ${accountId}, ${newReference()}, 1, ${at})`

/** A join that grants a coffee voucher from a pool. */
const joinFor = async (tx: ISql, personId: number): Promise<string> => {
  await participate(tx, activity, personId, start)
  await takeOne(tx, activity, 'coffee')
  const voucherCodeId = (await takeCode(tx, { activity, item: 'coffee' }, 0)) ?? 0
  const { id } = await grantReward(tx, grantOf(personId, { voucherCodeId }), by)
  await takeOne(tx, activity, '')
  return id
}

/** Redeems the coffee voucher at a merchant. */
const redeemCoffee = async (tx: ISql, rewardId: string): Promise<void> => {
  const [merchant] = await tx<[{ id: number }]>`
    insert into merchants (code, name, pin_hash, created_at) values ('cafe', '{}', '1', ${start}) returning id`
  const used = { actor: 'merchant', wall: 0, detail: { merchant: merchant.id } } as const
  await transition(tx, voucherStates, { table: 'rewards', id: rewardId }, 'use', used)
  await tx`insert into redemptions values (${rewardId}, ${merchant.id}, ${randomUUID()}, '1', ${start})`
}

/** A join whose voucher waits for its partner. */
const orderMeal = async (context: Context, tx: ISql, personId: number): Promise<void> => {
  const at = context.clocks.business()
  await participate(tx, foodDelivery.activity, personId, new Date(at))
  await takeOne(tx, foodDelivery.activity, 'meal')
  const joined = {
    ...{ personId, accountId: null, stage: '', termsVersion: 1, consents: [], reference: newReference() },
    ...{ at, declaredEnd: at },
  }
  await foodDelivery.onJoin?.(context, tx, joined)
}

/** Reserves points for a tea voucher, with one item of its stock. */
const holdTea = async (tx: ISql, personId: number): Promise<string> => {
  const id = randomUUID()
  await takeOne(tx, pointsExchange, 'tea')
  const transferId = await move(tx, 'hold', putAside(personId, 20))
  await tx`
    insert into conversion_holds
      (id, activity, person_id, offer, facts, cost, terms_version, transfer_id, held_at, expires_at)
    values (${id}, ${pointsExchange}, ${personId}, 'tea', '{}', 20, 1, ${transferId}, ${start}, ${start})`
  return id
}

/** Exchanges the reserved points for the tea voucher. */
const convertTea = async (tx: ISql, personId: number, holdId: string): Promise<void> => {
  await transition(tx, holdStates, { table: 'conversion_holds', id: holdId }, 'commit', by)
  const spendId = await move(tx, 'spend', spent(pointsExchange, personId, 20))
  const voucherCodeId = (await takeCode(tx, { activity: pointsExchange, item: 'tea' }, 0)) ?? 0
  const id = randomUUID()
  const tea = { activity: pointsExchange, item: 'tea', period: `conversion:${id}`, voucherCodeId }
  const reward = await grantReward(tx, grantOf(personId, tea), by)
  await tx`
    insert into conversions (id, hold_id, activity, person_id, offer, cost, reference, spend_id, reward_id, at)
    values (${id}, ${holdId}, ${pointsExchange}, ${personId}, 'tea', 20, ${newReference()}, ${spendId}, ${reward.id},
      ${start})`
  await transition(tx, conversionStates, { table: 'conversions', id }, 'succeed', by)
}

const clientNo = '88009001'

const openAccount = async ({ db, secrets }: Context): Promise<number> => {
  const [account] = await db<[{ id: number }]>`
    insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type, branch,
      mobile_hash, mobile_sealed, password_hash, status, created_at)
    values ('f', ${clientNoHash(secrets, clientNo)}, '1', '1', 'cash', 'b', '1', '1', 'p', 'active', ${start})
    returning id`
  return account.id
}

/** Lets two persons draw until one of them has won cash, one a voucher, and one nothing. */
const drawPrizes = async (context: Context, persons: readonly number[]): Promise<void> => {
  const { db, secrets, clocks } = context
  const { rule } = midAutumn
  const at = clocks.business()
  await declare(context, rule.activity, { code: rule.code })
  const codes = Array.from({ length: 16 }, (_, n) => `MOON-${n}`)
  await importCodes(db, secrets, { activity: rule.activity, item: 'mooncake' }, codes, at)
  await db.begin((tx) => commitDraw(context, tx, midAutumn, at, Buffer.alloc(32, 7)))
  for (const personId of persons) await participate(db, rule.activity, personId, new Date(at))
  const seen = new Set<string | null>()
  for (let n = 0; !['moon-cash', 'mooncake', null].every((prize) => seen.has(prize)); n++)
    await db.begin(async (tx) => {
      const personId = persons[n % persons.length] ?? 0
      await earnChance(tx, { activity: rule.activity, personId, task: 'visit', period: `day ${n}`, at })
      const draw = await lockDraw(tx, rule.activity)
      if (!draw) throw new Error('nothing is committed')
      const visitorSeed = `visitor-of-a-test-${n}`
      seen.add((await drawOnce(context, tx, midAutumn, draw, { personId, visitorSeed, winner: '***01', at })).prize)
    })
}

/** A month of trades whose cashback is credited, and claimed cash of the draw. */
const payCash = async (context: Context, personId: number, accountId: number): Promise<void> => {
  const { db, clocks, secrets } = context
  const joined = new Date('2025-11-03T10:00+08:00')
  await declare(context, tradeCashback.activity, { code: tradeCashback.code, opensAt: joined.getTime() })
  await participate(db, tradeCashback.activity, personId, joined, accountId)
  const trades = [5, 6, 7].map((day) => tradeOf(clientNo, `2025-11-0${day}T10:30`))
  // reported long enough ago to be settled
  await importTrades({ db, secrets, clocks: { wall: () => clocks.wall() - 86_400_000 } }, { trades }, 'system')
  await settleCashback(context)
  await settleDue(context)
  const cash = await db<{ id: string; activity: number }[]>`
    select id, activity from rewards where type = 'cash_return' and person_id = ${personId}`
  for (const { id, activity: of } of cash) {
    await db.begin((tx) => claimCash(context, tx, { rewardId: id, accountId, isActive: isActiveAccount }))
    if (of === tradeCashback.activity) await creditCash(context, id)
  }
}

/**
 * A consistent scenario in which every reward has its cause: two joins with a coffee voucher each, one of them
 * redeemed; an order to a partner; points, of which some are reserved and some exchanged; a draw with prizes; credited
 * cashback, and owed cash of a draw.
 *
 * @returns the two persons
 */
export const consistentScenario = async (context: Context): Promise<readonly [number, number]> => {
  await seedFacts(context)
  const { db, secrets } = context
  const someone = async (mobile: string) => (await personOf(db, secrets, mobile, 0)).id
  const [first, second] = [await someone('+85251700201'), await someone('+85251700202')]
  await declare(context, activity)
  await declare(context, pointsExchange, { code: 'points-exchange' })
  await declare(context, foodDelivery.activity, { code: foodDelivery.code })
  await provideStock(db, activity, 5)
  await importCodes(db, secrets, { activity, item: 'coffee' }, ['A-1', 'A-2', 'A-3'], 0)
  await importCodes(db, secrets, { activity: pointsExchange, item: 'tea' }, ['T-1', 'T-2'], 0)
  await importCodes(db, secrets, { activity: foodDelivery.activity, item: 'meal' }, ['M-1', 'M-2'], 0)
  await db.begin((tx) => joinFor(tx, first))
  await db.begin(async (tx) => redeemCoffee(tx, await joinFor(tx, second)))
  await db.begin(async (tx) => {
    await orderMeal(context, tx, first)
    await participate(tx, pointsExchange, first, start)
    await move(tx, 'earn', earned(pointsExchange, first, welcomePoints))
    await convertTea(tx, first, await holdTea(tx, first))
    await holdTea(tx, first)
  })
  await drawPrizes(context, [first, second])
  await payCash(context, first, await openAccount(context))
  return [first, second]
}

/** Tables whose triggers refuse changes of history. */
const guarded = [
  'ledger_transfers',
  'ledger_postings',
  'audit_entries',
  'draws',
  'draw_records',
  'redemptions',
  'fact_versions',
]

/**
 * Runs `change` with every protecting trigger disabled and returns the differences found; everything is rolled back.
 */
export const differencesAfter = async (
  context: Context,
  change: (tx: TransactionSql) => Promise<unknown>,
): Promise<readonly Difference[]> => {
  const found: Difference[] = []
  const undone = new Error('undone')
  await ownerOf(context.db)
    .begin(async (tx) => {
      for (const table of guarded) await tx`alter table ${tx(table)} disable trigger user`
      await change(tx)
      found.push(...(await differencesIn(tx, context)))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}
