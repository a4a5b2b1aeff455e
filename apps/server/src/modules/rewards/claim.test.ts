import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { expect, test } from 'vitest'
import { creditCash, creditCashJob, revokeCash } from '../../engine/rewards/cash.ts'
import { settleDue } from '../../engine/rewards/due.ts'
import { drain } from '../../jobs/work.ts'
import { testTwoServers } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { holders } from './testing.ts'

const { apps, context, second, clock } = await testTwoServers()
const { db, clocks } = context
const { client, person, grant, statusOf, books } = await holders(apps[0], context)
const body = (id: string, key: string = randomUUID()) => ({ key, id })
/** Keeps whoever needs the reward's row waiting. */
const holding = (id: string) => (tx: ISql) => tx`select from rewards where id = ${id} for update`

test('E1 a claim at login level is on its way, and then in the account; its steps are told', async () => {
  const mine = await client()
  const id = await grant(mine.personId, { amount: 8_800 })
  expect((await mine.ask('/detail', { id })).data.reward.needs).toBeNull()
  const claimed = await mine.ask('/claim', body(id))
  const crediting = { status: 'crediting', at: clocks.business() }
  expect(claimed.data).toMatchObject({
    reward: { id, status: 'crediting', amount: { currency: 'HKD', minor: 8_800 } },
    steps: [crediting],
  })
  clock.advance(60_000)
  await drain(context, creditCashJob)
  const { data } = await mine.ask('/detail', { id })
  expect([data.reward.status, data.steps]).toEqual([
    'credited',
    [crediting, { status: 'credited', at: clocks.business() }],
  ])
  clock.advance(60_000)
  await db.begin((tx) => revokeCash(context, tx, id, 'trade_reversed'))
  const undone = (await mine.ask('/detail', { id })).data
  expect([undone.reward.status, undone.steps[2]]).toEqual(['revoked', { status: 'revoked', at: clocks.business() }])
})

test('E1 at register level cash says that it asks for a login, and claiming it is refused', async () => {
  const mine = await client()
  const id = await grant(mine.personId)
  expect((await mine.below.ask('/detail', { id })).data.reward.needs).toBe('login')
  expect((await mine.below.ask('/claim', body(id))).reason).toBe('level_too_low')
  expect(await statusOf(id)).toBe('claimable')
})

test('E1 somebody else’s reward is not found, and a suspended account is told so', async () => {
  const [mine, theirs] = [await client(), await person()]
  expect((await mine.ask('/claim', body(await grant(theirs.personId)))).reason).toBe('not_found')
  const id = await grant(mine.personId)
  await db`update client_accounts set status = 'suspended' where id = ${mine.accountId}`
  expect((await mine.ask('/claim', body(id))).reason).toBe('account_suspended')
  expect(await statusOf(id)).toBe('claimable')
})

test('E1 two taps with keys of their own, through two servers at once, claim once', async () => {
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

test('E1 the same key again, at once or after it was credited, is answered byte for byte; for another reward it is refused', async () => {
  const mine = await client()
  const [id, other] = [await grant(mine.personId), await grant(mine.personId)]
  const asked = body(id)
  const replies = await Promise.all([0, 1, 0, 1].map((n) => apps[n as 0 | 1].inject(mine.sign('/claim', asked))))
  await drain(context, creditCashJob)
  replies.push(await apps[1].inject(mine.sign('/claim', asked)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0]?.json()).toMatchObject({ status: 0, data: { reward: { status: 'crediting' } } })
  expect((await mine.ask('/claim', body(other, asked.key))).reason).toBe('key_reused')
  expect([await statusOf(other), await books(mine.accountId)]).toEqual(['claimable', { payable: 0, paid: 5000 }])
})

test('E1 a kept answer of another version is made anew under its key, from what was done then', async () => {
  const mine = await client()
  const asked = body(await grant(mine.personId))
  const first = await mine.ask('/claim', asked)
  await db`update idempotency_keys set reply = '{"of":"another version"}' where key = ${asked.key}`
  expect(await mine.ask('/claim', asked)).toEqual(first)
  expect(await books(mine.accountId)).toEqual({ payable: 5000, paid: 0 })
})

test('E1 a claim and a claw-back at once come to one end, and the books say the same', async () => {
  const mine = await client()
  for (let n = 0; n < 12; n++) {
    const id = await grant(mine.personId)
    const call = mine.sign('/claim', body(id))
    const revoking = () => second.db.begin((tx) => revokeCash(second, tx, id, 'trade_reversed'))
    const claiming = async () => (await apps[0].inject(call)).json()
    const both = n % 2 ? [claiming, revoking] : [revoking, claiming]
    const outcomes = await together<unknown>(db, holding(id), both)
    // whichever came first: clawed back in the end, and claimed before that or never
    const claim = outcomes[n % 2 ? 0 : 1] as { reason?: string; data?: { reward: { status: string } } }
    expect(claim.reason ?? claim.data?.reward.status).toMatch(/^(reward_not_open|crediting)$/)
    expect([await statusOf(id), await books(mine.accountId)]).toEqual(['revoked', { payable: 0, paid: 0 }])
    await drain(context, creditCashJob)
    expect(await books(mine.accountId)).toEqual({ payable: 0, paid: 0 })
  }
})

test('E1 crediting and a claw-back at once come to one end, and the books say the same', async () => {
  const mine = await client()
  for (let n = 0; n < 8; n++) {
    const id = await grant(mine.personId)
    await mine.ask('/claim', body(id))
    const revoking = () => second.db.begin((tx) => revokeCash(second, tx, id, 'trade_reversed'))
    await together<unknown>(
      db,
      holding(id),
      n % 2 ? [() => creditCash(context, id), revoking] : [revoking, () => creditCash(context, id)],
    )
    expect([await statusOf(id), await books(mine.accountId)]).toEqual(['revoked', { payable: 0, paid: 0 }])
  }
})

test('E1 a claim in the last moment and the expiry at once: claimed or expired, never both', async () => {
  const mine = await client()
  let claims = 0
  for (let n = 0; n < 8; n++) {
    const id = await grant(mine.personId, { validUntil: clocks.business() + 1000 })
    const call = mine.sign('/claim', body(id))
    // the other process's clock is past the end already
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

test('E1 what is on its way when its server dies is credited by the next one', async () => {
  const mine = await client()
  const id = await grant(mine.personId)
  await mine.ask('/claim', body(id))
  // its job is in the database with the claim itself, and nowhere else
  await drain(second, creditCashJob)
  expect([await statusOf(id), await books(mine.accountId)]).toEqual(['credited', { payable: 0, paid: 5000 }])
})
