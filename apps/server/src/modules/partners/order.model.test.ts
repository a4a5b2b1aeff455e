import { voucherStates } from '@foyer/contract/machines/rewards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodDelivery } from '../../activities/food-delivery/rule.ts'
import { transition } from '../../engine/transition.ts'
import { testApp } from '../../testing/context.ts'
import { personOf } from '../identity/persons.ts'
import { deliverOrder } from './deliver.ts'
import { giveUpOrders, patience } from './give-up.ts'
import { dev, standingOf } from './testing/claims.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const partner = 'food-platform'

let persons = 0

/** A claim of somebody new, by the activity's own rule. */
const claim = async () => {
  const { id: personId } = await personOf(db, secrets, `+8525133${String(persons++).padStart(4, '0')}`, 0)
  const at = context.clocks.business()
  const joined = { personId, accountId: null, stage: '', termsVersion: 1, consents: [], reference: '', at }
  await db.begin(async (tx) => foodDelivery.onJoin?.(context, tx, joined))
  const [row] = await db<[{ id: string; reward: string }]>`
    select partner_orders.id, reward_id as reward from partner_orders join rewards on rewards.id = reward_id
    where person_id = ${personId}`
  return row
}

/** What may happen to a claim, in any order and as often as it likes. */
const happening = fc.constantFrom('down', 'up', 'refusing', 'ask', 'ask twice at once', 'revoke', 'a day', 'use')

interface Model {
  order: 'queued' | 'delivered' | 'refused'
  reward: 'pending' | 'available' | 'revoked' | 'used'
  partner: 'up' | 'down' | 'refusing'
  /** whatever the partner did */
  isAsked: boolean
}

const answered = (model: Model): void => {
  if (model.order !== 'queued' || model.partner === 'down') return
  model.order = model.partner === 'up' ? 'delivered' : 'refused'
  if (model.reward === 'pending') model.reward = model.partner === 'up' ? 'available' : 'revoked'
}

const expectedAfter = (model: Model, event: string): void => {
  if (event === 'down' || event === 'up' || event === 'refusing') model.partner = event
  if (event.startsWith('ask')) {
    model.isAsked = true
    answered(model)
  }
  if (event === 'revoke' && (model.reward === 'pending' || model.reward === 'available')) model.reward = 'revoked'
  if (event === 'use' && model.reward === 'available') model.reward = 'used'
  // nobody gives up what was never asked about
  if (event !== 'a day' || model.order !== 'queued' || !model.isAsked) return
  model.order = 'refused'
  if (model.reward === 'pending') model.reward = 'revoked'
}

test('R29 an order is settled once, and its voucher follows, whatever happens in whatever order', async () => {
  const run = async (events: string[]) => {
    const one = await claim()
    const ask = () => deliverOrder(context, one.id).catch(() => undefined)
    const move = (event: 'revoke' | 'use') =>
      transition(db, voucherStates, { table: 'rewards', id: one.reward }, event, { actor: 'merchant', wall: 0 })
    const acts: Record<string, () => Promise<unknown>> = {
      down: () => dev(app, { partner, down: true }),
      up: () => dev(app, { partner, down: false }),
      refusing: () => dev(app, { partner, down: false, refuses: true }),
      ask,
      'ask twice at once': () => Promise.all([ask(), ask()]),
      revoke: () => move('revoke'),
      use: () => move('use'),
      'a day': async () => {
        clock.advance(patience)
        await giveUpOrders(context)
      },
    }
    const model: Model = { order: 'queued', reward: 'pending', partner: 'up', isAsked: false }
    await dev(app, { partner, down: false })
    for (const event of events) {
      await acts[event]?.()
      expectedAfter(model, event)
      expect(await standingOf(context, one)).toMatchObject({ status: model.order, reward: model.reward })
    }
    const { trail } = await standingOf(context, one)
    expect(trail.filter((entry) => /(deliver|refuse)$/.test(entry)).length).toBeLessThanOrEqual(1)
  }
  await fc.assert(fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 8 }), run), { numRuns: 40 })
}, 60_000)
