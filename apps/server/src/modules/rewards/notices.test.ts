import { voucherStates } from '@foyer/protocol/machines/rewards'
import { expect, test } from 'vitest'
import { settleDue } from '../../engine/rewards/due.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import { testApp } from '../../testing/context.ts'
import { notifyExpiring } from './expiring.ts'
import { holders } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const { person, grant } = await holders(app, context)
const day = 86_400_000

const noticesOf = (personId: number) => db<{ kind: string; facts: Record<string, unknown> }[]>`
  select kind, facts from notices where person_id = ${personId} order by id`

test('a person is notified of a reward that can be used or claimed, in the transaction that grants it', async () => {
  const { personId } = await person()
  const id = await grant(personId, { type: 'physical_gift', status: 'claimable' })
  expect(await noticesOf(personId)).toEqual([
    { kind: 'reward_issued', facts: { reward: id, name: expect.objectContaining({ 'en-US': 'Thing' }) } },
  ])
})

test('a person is notified of cash on its payout day, and not before', async () => {
  const { personId } = await person()
  const id = await grant(personId, { type: 'cash_return', status: 'pending', payoutAt: clocks.business() + 1000 })
  expect(await noticesOf(personId)).toEqual([])
  clock.advance(1000)
  await settleDue(context)
  await settleDue(context)
  expect(await noticesOf(personId)).toMatchObject([{ kind: 'reward_issued', facts: { reward: id } }])
})

test('a person is notified of a voucher when its partner issues it, and a step that is not valid notifies nobody', async () => {
  const { personId } = await person()
  const id = await grant(personId, { type: 'exchange_voucher', status: 'pending' })
  const by = { actor: 'partner', wall: clocks.wall() } as const
  await moveReward(db, voucherStates, id, 'use', by)
  expect(await noticesOf(personId)).toEqual([])
  await moveReward(db, voucherStates, id, 'issue', by)
  await moveReward(db, voucherStates, id, 'use', by)
  expect(await noticesOf(personId)).toMatchObject([{ kind: 'reward_issued', facts: { reward: id } }])
})

test('a person is notified once, three days before a reward ends, of rewards that were valid for longer', async () => {
  const { personId } = await person()
  const now = clocks.business()
  const of = (days: number) => grant(personId, { type: 'physical_gift', validUntil: now + days * day })
  const [ends] = [await of(10), await of(2), await of(30)]
  await grant(personId, { type: 'physical_gift', validUntil: null })
  const expiring = async () => {
    await Promise.all([notifyExpiring(context), notifyExpiring(context)])
    return (await noticesOf(personId)).filter(({ kind }) => kind === 'reward_expiring').map(({ facts }) => facts)
  }
  expect(await expiring()).toEqual([])
  clock.advance(7 * day - 1)
  expect(await expiring()).toEqual([])
  clock.advance(1)
  const notice = { reward: ends, name: expect.anything(), until: now + 10 * day }
  expect(await expiring()).toEqual([notice])
  clock.advance(day)
  expect(await expiring()).toEqual([notice])
})
