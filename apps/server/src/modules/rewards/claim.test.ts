import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { expect, test } from 'vitest'
import { creditCash, revokeCash } from '../../engine/rewards/cash.ts'
import { settleDue } from '../../engine/rewards/due.ts'
import { drain } from '../../jobs/work.ts'
import { testTwoServers } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { creditCashJob } from './jobs.ts'
import { holders } from './testing.ts'

const { apps, context, second, clock } = await testTwoServers()
const { db, clocks } = context
const { client, person, grant, statusOf, books } = await holders(apps[0], context)
const body = (id: string, key: string = randomUUID()) => ({ key, id })
/** Locks the reward's row, so that every other transaction that needs it waits. */
const holding = (id: string) => (tx: ISql) => tx`select from rewards where id = ${id} for update`

test('E1 a claim at login level is crediting, then credited to the account, and shows its steps', async () => {
  const mine = await client()
  const id = await grant(mine.personId, { amount: 8_800 })
  expect((await mine.call('/detail', { id })).data.reward.needs).toBeNull()
  const claimed = await mine.call('/claim', body(id))
  const crediting = { status: 'crediting', at: clocks.business() }
  expect(claimed.data).toMatchObject({
    reward: { id, status: 'crediting', amount: { currency: 'HKD', minor: 8_800 } },
    steps: [crediting],
  })
  clock.advance(60_000)
  await drain(context, creditCashJob)
  const { data } = await mine.call('/detail', { id })
  expect([data.reward.status, data.steps]).toEqual([
    'credited',
    [crediting, { status: 'credited', at: clocks.business() }],
  ])
  clock.advance(60_000)
  await db.begin((tx) => revokeCash(context, tx, id, 'trade_reversed'))
  const undone = (await mine.call('/detail', { id })).data
  expect([undone.reward.status, undone.steps[2]]).toEqual(['revoked', { status: 'revoked', at: clocks.business() }])
})

test('E1 at register level cash shows that it requires a login, and a claim is refused', async () => {
  const mine = await client()
  const id = await grant(mine.personId)
  expect((await mine.below.call('/detail', { id })).data.reward.needs).toBe('login')
  expect((await mine.below.call('/claim', body(id))).reason).toBe('level_too_low')
  expect(await statusOf(id)).toBe('claimable')
})

test('E1 a reward of another person is not found, and a suspended account is refused as such', async () => {
  const [mine, theirs] = [await client(), await person()]
  expect((await mine.call('/claim', body(await grant(theirs.personId)))).reason).toBe('not_found')
  const id = await grant(mine.personId)
  await db`update client_accounts set status = 'suspended' where id = ${mine.accountId}`
  expect((await mine.call('/claim', body(id))).reason).toBe('account_suspended')
  expect(await statusOf(id)).toBe('claimable')
})

test('E1 two calls with different keys through two servers at once claim once', async () => {
  const mine = await client()
  const id = await grant(mine.personId)
  const calls = [mine.sign('/claim', body(id)), mine.sign('/claim', body(id))]
  const replies = await together(
    db,
    holding(id),
    calls.map((call, n) => () => apps[n as 0 | 1].inject(call)),
  )
  expect(replies.map((reply) => reply.json().data.reward.status)).toEqual(['crediting', 'crediting'])
  expect(await books(mine.accountId)).toEqual({ payable: 5000, paid: 0 })
})

test('E1 the same key returns the same bytes, at once or after the credit, and is refused for another reward', async () => {
  const mine = await client()
  const [id, other] = [await grant(mine.personId), await grant(mine.personId)]
  const request = body(id)
  const replies = await Promise.all([0, 1, 0, 1].map((n) => apps[n as 0 | 1].inject(mine.sign('/claim', request))))
  await drain(context, creditCashJob)
  replies.push(await apps[1].inject(mine.sign('/claim', request)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0]?.json()).toMatchObject({ status: 0, data: { reward: { status: 'crediting' } } })
  expect((await mine.call('/claim', body(other, request.key))).reason).toBe('key_reused')
  expect([await statusOf(other), await books(mine.accountId)]).toEqual(['claimable', { payable: 0, paid: 5000 }])
})

test('E1 a stored answer of another version is rebuilt under its key from what was done then', async () => {
  const mine = await client()
  const request = body(await grant(mine.personId))
  const first = await mine.call('/claim', request)
  await db`update idempotency_keys set reply = '{"of":"another version"}' where key = ${request.key}`
  expect(await mine.call('/claim', request)).toEqual(first)
  expect(await books(mine.accountId)).toEqual({ payable: 5000, paid: 0 })
})

test('E1 a claim and a claw-back at once have one result, and the books agree', async () => {
  const mine = await client()
  for (let n = 0; n < 12; n++) {
    const id = await grant(mine.personId)
    const call = mine.sign('/claim', body(id))
    const revoking = () => second.db.begin((tx) => revokeCash(second, tx, id, 'trade_reversed'))
    const claiming = async () => (await apps[0].inject(call)).json()
    const both = n % 2 ? [claiming, revoking] : [revoking, claiming]
    const outcomes = await together<unknown>(db, holding(id), both)
    // in either order it ends as clawed back; it was claimed before that or never
    const claim = outcomes[n % 2 ? 0 : 1] as { reason?: string; data?: { reward: { status: string } } }
    expect(claim.reason ?? claim.data?.reward.status).toMatch(/^(reward_not_open|crediting)$/)
    expect([await statusOf(id), await books(mine.accountId)]).toEqual(['revoked', { payable: 0, paid: 0 }])
    await drain(context, creditCashJob)
    expect(await books(mine.accountId)).toEqual({ payable: 0, paid: 0 })
  }
})

test('E1 a credit and a claw-back at once have one result, and the books agree', async () => {
  const mine = await client()
  for (let n = 0; n < 8; n++) {
    const id = await grant(mine.personId)
    await mine.call('/claim', body(id))
    const revoking = () => second.db.begin((tx) => revokeCash(second, tx, id, 'trade_reversed'))
    await together<unknown>(
      db,
      holding(id),
      n % 2 ? [() => creditCash(context, id), revoking] : [revoking, () => creditCash(context, id)],
    )
    expect([await statusOf(id), await books(mine.accountId)]).toEqual(['revoked', { payable: 0, paid: 0 }])
  }
})

test('E1 of a claim in the last moment and the expiry at once exactly one takes effect', async () => {
  const mine = await client()
  let claims = 0
  for (let n = 0; n < 8; n++) {
    const id = await grant(mine.personId, { validUntil: clocks.business() + 1000 })
    const call = mine.sign('/claim', body(id))
    // the other process's clock is already past the end
    const later = { ...second, clocks: { ...clocks, business: () => clocks.business() + 1000 } }
    const [reply] = await Promise.all([apps[0].inject(call), settleDue(later)])
    await settleDue(later)
    const outcome = reply.json().reason ?? 'claimed'
    if (outcome === 'claimed') claims++
    expect(await statusOf(id)).toBe(outcome === 'claimed' ? 'crediting' : 'expired')
    expect(['claimed', 'reward_not_open']).toContain(outcome)
    expect(await books(mine.accountId)).toEqual({ payable: 5000 * claims, paid: 0 })
  }
})

test('E1 a claim whose server dies before the credit is credited by the next one', async () => {
  const mine = await client()
  const id = await grant(mine.personId)
  await mine.call('/claim', body(id))
  // its job is stored in the database with the claim itself, and nowhere else
  await drain(second, creditCashJob)
  expect([await statusOf(id), await books(mine.accountId)]).toEqual(['credited', { payable: 0, paid: 5000 }])
})
