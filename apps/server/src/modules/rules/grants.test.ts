import type { DataRule } from '@foyer/api/staff/rules'
import { expect, test } from 'vitest'
import { rulePlaces } from '../../engine/rule-places.ts'
import { addToStock, provideStock, setRemaining, stockOf } from '../../engine/stock.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import { testTwoServers } from '../../testing/context.ts'
import { ruleInForce } from '../activities/public.ts'
import { declare, hour, joinBody, joinStatusOf, joins, newcomers } from '../activities/testing.ts'
import { attendDraws } from '../draws/attend.ts'
import { openMerchant } from '../redemption/manage.ts'
import { differencesIn, verify } from '../verification/verify.ts'
import { putRuleInForce } from './put-in-force.ts'
import { cash, draw, gift, points, ruleStaff, voucher } from './testing.ts'

const { apps, context } = await testTwoServers()
const { db } = context
const staff = ruleStaff(apps[0], context)
const someone = newcomers(apps[0], context)

const rewards = (activity: number) => db<
  { item: string; type: string; status: string; amount: number | null; name: string; code: boolean }[]
>`
  select item, type, status, amount, facts -> 'name' ->> 'en-US' as name, voucher_code_id is not null as code
  from rewards where activity = ${activity} order by amount, id`
const joined = async (number: number) => {
  const { from, as } = await someone()
  return { from, as, reply: await joins(from, as, number) }
}
/** Joins of new persons through both servers at the same time. @returns the replies' reasons, undefined for a join */
const crowd = async (number: number, size: number): Promise<(string | undefined)[]> => {
  const calls = []
  for (let n = 0; n < size; n++) {
    const { from, as } = await someone()
    calls.push({ server: apps[n % 2 === 0 ? 0 : 1], call: from.sign(`/api/user/${number}/join`, joinBody(), as) })
  }
  const replies = await Promise.all(calls.map(({ server, call }) => server.inject(call)))
  return replies.map((reply) => reply.json().reason)
}
const differences = async () => (await verify(context)).differences

test('A voucher rule without a programmer grants each join a code that was generated for it, up to its stock', async () => {
  await staff.activity(910)
  await staff.inForce(910, voucher())
  const { from, as, reply } = await joined(910)
  expect(reply.data.status.quota).toEqual({ total: 8, remaining: 7 })
  expect(await rewards(910)).toEqual([
    {
      item: 'voucher',
      type: 'exchange_voucher',
      status: 'available',
      amount: null,
      name: 'Coffee <img src=x onerror=alert(1)>',
      code: true,
    },
  ])
  expect((await joinStatusOf(from, as, 910)).gate).toBe('joined')
  const reasons = await crowd(910, 16)
  expect(reasons.filter((reason) => reason === 'activity_sold_out')).toHaveLength(9)
  expect(await rewards(910)).toHaveLength(8)
})

test('Concurrent joins through two servers never grant more cash than the budget pays', async () => {
  await staff.activity(911)
  await staff.inForce(911, cash())
  const reasons = await crowd(911, 24)
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(8)
  expect(await rewards(911)).toMatchObject(Array(8).fill({ type: 'cash_return', status: 'claimable', amount: 1_500 }))
})

test('More budget and a greater value apply to later joins on every server, and what was granted keeps its facts', async () => {
  await staff.activity(912)
  const first = await staff.inForce(912, cash({ budget: 3_000 }))
  await joined(912)
  // 1,500 cents are granted, so the new budget pays three more of 2,500
  await staff.inForce(912, cash({ budget: 9_000, amount: 2_500 }), first)
  const { from, as } = await someone()
  const reply = await apps[1].inject(from.sign('/api/user/912/join', joinBody(), as))
  expect(reply.json().data.status.quota).toEqual({ total: 4, remaining: 2 })
  expect((await rewards(912)).map(({ amount }) => amount)).toEqual([1_500, 2_500])
  const revisions = await db`select rule_revision from participations where activity = 912 order by id`
  expect(revisions.map((row) => row.rule_revision)).toEqual([1, 2])
  await crowd(912, 4)
  const amounts = (await rewards(912)).map(({ amount }) => Number(amount))
  expect(amounts.sort((one, two) => one - two)).toEqual([1_500, 2_500, 2_500, 2_500])
})

test('A rule that another server approves while a join runs applies to the join only if the join begins afterwards', async () => {
  await staff.activity(913)
  const first = await staff.inForce(913, cash({ budget: 100_000 }))
  const author = await staff.as('author')
  const { revision } = await staff.propose(author, 913, cash({ budget: 100_000, amount: 2_000 }), first)
  const approver = await staff.as('approver')
  const [reasons] = await Promise.all([crowd(913, 12), staff.decide(approver, 913, revision)])
  expect(reasons).toEqual(Array(12).fill(undefined))
  const rows = await db<{ revision: number; amount: number }[]>`
    select rule_revision as revision, amount from participations part join rewards using (activity, person_id)
    where activity = 913`
  expect(rows).toHaveLength(12)
  for (const row of rows) expect(row.amount).toBe(row.revision === first ? 1_500 : 2_000)
})

test('Points and gifts are granted on joining, and a person gets them once', async () => {
  await staff.activity(914)
  await staff.inForce(914, points({ stock: 1 }))
  const { from, as } = await joined(914)
  const again = await joins(from, as, 914, joinBody())
  expect(again.data.participation.reference).toBeTruthy()
  const [earned] = await db`
    select sum(amount)::int as points from ledger_postings join ledger_accounts account on account.id = ledger_postings.account_id
    where kind = 'issued' and activity = 914`
  expect(earned?.points).toBe(-88)
  expect((await joined(914)).reply.reason).toBe('activity_sold_out')
  await staff.activity(915)
  await staff.inForce(915, gift())
  await joined(915)
  expect(await rewards(915)).toMatchObject([{ type: 'physical_gift', item: 'gift', status: 'claimable' }])
})

test('A draw with odds and stock is committed, and people who join draw its prizes', async () => {
  await staff.activity(916, { route: '/dragonYearSpringFestival?code=test-916' })
  await staff.inForce(916, draw())
  await attendDraws(context)
  const { from, as } = await joined(916)
  const { data } = (
    await from.post('/api/user/916/draw', { key: crypto.randomUUID(), visitorSeed: crypto.randomUUID() }, as)
  ).json()
  expect(data.draw ?? data).toMatchObject({ number: 1, prize: 'prize-1' })
  expect(await rewards(916)).toMatchObject([{ item: 'prize-1', type: 'exchange_voucher', code: true }])
  // the commitment has the odds, so nothing but texts can change
  const author = await staff.as('author')
  const more = draw({ prizes: [{ ...draw().parameters.prizes[0], stock: 4 }] })
  expect(await staff.propose(author, 916, more, 1)).toMatchObject({
    outcome: 'faulty',
    faults: [{ code: 'draw_committed' }],
  })
})

test('Imported codes bound a voucher rule: without them nobody can join', async () => {
  await staff.activity(917)
  await staff.inForce(917, voucher({ codes: 'imported', stock: 30_000 }))
  expect((await joined(917)).reply.reason).toBe('activity_sold_out')
  const pool = { activity: 917, item: 'voucher' }
  expect((await stockOf(db, 917)).get(pool.item)).toEqual({ total: 0, remaining: 0 })
  expect((await ruleInForce(db, 917))?.items).toHaveProperty(pool.item)
  await importCodes(db, context.secrets, pool, ['CAFE-0001'], context.clocks.business())
  expect((await joined(917)).reply.reason).toBeUndefined()
  expect((await joined(917)).reply.reason).toBe('activity_sold_out')
})

test('A merchant honours the voucher of such a rule', async () => {
  const name = { 'zh-CN': '咖啡', 'zh-HK': '咖啡', 'en-US': 'Café' }
  const by = { actor: 'system', wall: context.clocks.wall() } as const
  const items = [{ activity: 910, item: 'voucher' }]
  expect(await openMerchant(db, context.secrets, { merchant: 'rule-cafe', name, items }, by)).toMatch(/^\d{6}$/)
})

test('No act but an approval changes the places of a rule, so that nothing exceeds its budget', async () => {
  await expect(setRemaining(db, 911, rulePlaces, 1)).rejects.toThrow('does not allow 1 more places')
  await expect(addToStock(db, 910, rulePlaces, 1)).rejects.toThrow('does not allow 1 more places')
  await staff.activity(919)
  await expect(provideStock(db, 919, 5, rulePlaces)).rejects.toThrow('does not allow 5 more places')
})

test('A rule that was approved with its page is in force with it, and again changes nothing', async () => {
  const [author, approver] = [await staff.as('author'), await staff.as('approver')]
  const actor = ({ id }: { id: string }) => ({ kind: 'staff', id, reference: null }) as const
  const put = (by: { id: string }, rule: object) =>
    db.begin((tx) =>
      putRuleInForce(context, tx, {
        activity: 919,
        rule: rule as DataRule,
        author: actor(author),
        approver: actor(by),
        reason: 'Approved with the page',
      }),
    )
  await expect(put(author, cash())).rejects.toThrow('another person')
  await put(approver, cash())
  await put(approver, cash())
  await put(approver, cash({ budget: 15_000 }))
  await joined(919)
  const revisions = await db`select revision, status, proposed_by, decided_by from activity_rules where activity = 919`
  const by = { status: 'approved', proposed_by: author.id, decided_by: approver.id }
  expect(revisions).toEqual([
    { revision: 1, ...by },
    { revision: 2, ...by },
  ])
  expect(await rewards(919)).toHaveLength(1)
})

test('An activity that nobody could rely on yet may get any other rule, and its places and codes follow', async () => {
  await staff.activity(918, { opensAt: context.clocks.business() + hour })
  const first = await staff.inForce(918, voucher({ stock: 12 }))
  await staff.inForce(918, voucher({ stock: 5, value: 100 }), first)
  const [codes] = await db`select count(*)::int as many from voucher_codes where activity = 918`
  const stock = await db`select stage, total, remaining from activity_stock where activity = 918 order by stage`
  expect([codes?.many, stock]).toEqual([
    5,
    [
      { stage: 'rule:places', total: 5, remaining: 5 },
      { stage: 'voucher', total: 5, remaining: 5 },
    ],
  ])
})

test('Publishing an activity again does not change its rule', async () => {
  await declare(context, 915, { title: { 'zh-CN': '新', 'zh-HK': '新', 'en-US': 'New' } })
  await joined(915)
  expect(await rewards(915)).toHaveLength(2)
})

test('The verification confirms every grant and budget of these rules, and finds each damage', async () => {
  expect(await differences()).toEqual([])
  const damage = async (change: (tx: typeof db) => Promise<unknown>) => {
    const found: string[] = []
    await db
      .begin(async (tx) => {
        await change(tx as unknown as typeof db)
        found.push(...new Set((await differencesIn(tx, context)).map(({ check }) => check)))
        throw new Error('undo')
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error
      })
    return found
  }
  expect(
    await damage((tx) => tx`update rewards set amount = 9000 where activity = 911 and amount is not null`),
  ).toEqual(expect.arrayContaining(['grant of a rule', 'budget of a rule']))
  expect(await damage((tx) => tx`update activities set rule_id = null where number = 912`)).toContain('rule in force')
  expect(await damage((tx) => tx`update participations set rule_revision = null where activity = 915`)).toContain(
    'grant of a rule',
  )
  expect(
    await damage(
      (tx) => tx`update stock_slots set total = total + 1, remaining = remaining + 1
        where activity = 911 and stage = 'rule:places' and slot = 0`,
    ),
  ).toEqual(['budget of a rule'])
  expect(
    await damage(
      (tx) => tx`update activity_rules set parameters = parameters || '{"points": 80}' where activity = 914`,
    ),
  ).toEqual(expect.arrayContaining(['grant of a rule', 'cause of points']))
})
