import { voucherStates } from '@foyer/protocol/machines/rewards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rule as foodDelivery } from '../../activity-rules/food-delivery/rule.ts'
import { transition } from '../../engine/transition.ts'
import { testApp } from '../../testing/context.ts'
import { personOf } from '../identity/persons.ts'
import { deliverOrder } from './deliver.ts'
import { answerTimeout, giveUpOrders } from './give-up.ts'
import { dev, orderState } from './testing/claims.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const partner = 'food-platform'

let persons = 0

/** A claim of a new person, by the activity's own rule. */
const claim = async () => {
  const { id: personId } = await personOf(db, secrets, `+8525133${String(persons++).padStart(4, '0')}`, 0)
  const at = context.clocks.business()
  const joined = {
    ...{ personId, accountId: null, stage: '', termsVersion: 1, consents: [], reference: '' },
    ...{ at, declaredEnd: at },
  }
  await db.begin(async (tx) => foodDelivery.onJoin?.(context, tx, joined))
  const [row] = await db<[{ id: string; reward: string }]>`
    select partner_orders.id, reward_id as reward from partner_orders join rewards on rewards.id = reward_id
    where person_id = ${personId}`
  return row
}

/** The events that may happen to a claim, in any order and any number of times. */
const happening = fc.constantFrom(
  'down',
  'up',
  'refusing',
  'deliver',
  'deliver twice at once',
  'revoke',
  'a day',
  'use',
)

interface Model {
  order: 'queued' | 'delivered' | 'refused'
  reward: 'pending' | 'available' | 'revoked' | 'used'
  partner: 'up' | 'down' | 'refusing'
  /** true once a request was sent, whatever the partner answered */
  wasCalled: boolean
}

const answered = (model: Model): void => {
  if (model.order !== 'queued' || model.partner === 'down') return
  model.order = model.partner === 'up' ? 'delivered' : 'refused'
  if (model.reward === 'pending') model.reward = model.partner === 'up' ? 'available' : 'revoked'
}

const expectedAfter = (model: Model, event: string): void => {
  if (event === 'down' || event === 'up' || event === 'refusing') model.partner = event
  if (event.startsWith('deliver')) {
    model.wasCalled = true
    answered(model)
  }
  if (event === 'revoke' && (model.reward === 'pending' || model.reward === 'available')) model.reward = 'revoked'
  if (event === 'use' && model.reward === 'available') model.reward = 'used'
  // an order that was never sent does not time out
  if (event !== 'a day' || model.order !== 'queued' || !model.wasCalled) return
  model.order = 'refused'
  if (model.reward === 'pending') model.reward = 'revoked'
}

test('R29 an order is settled once and its voucher follows, for any events in any order', async () => {
  const run = async (events: string[]) => {
    const one = await claim()
    const deliver = () => deliverOrder(context, one.id).catch(() => undefined)
    const move = (event: 'revoke' | 'use') =>
      transition(db, voucherStates, { table: 'rewards', id: one.reward }, event, { actor: 'merchant', wall: 0 })
    const acts: Record<string, () => Promise<unknown>> = {
      down: () => dev(app, { partner, down: true }),
      up: () => dev(app, { partner, down: false }),
      refusing: () => dev(app, { partner, down: false, refuses: true }),
      deliver,
      'deliver twice at once': () => Promise.all([deliver(), deliver()]),
      revoke: () => move('revoke'),
      use: () => move('use'),
      'a day': async () => {
        clock.advance(answerTimeout)
        await giveUpOrders(context)
      },
    }
    const model: Model = { order: 'queued', reward: 'pending', partner: 'up', wasCalled: false }
    await dev(app, { partner, down: false })
    for (const event of events) {
      await acts[event]?.()
      expectedAfter(model, event)
      expect(await orderState(context, one)).toMatchObject({ status: model.order, reward: model.reward })
    }
    const { trail } = await orderState(context, one)
    expect(trail.filter((entry) => /(deliver|refuse)$/.test(entry)).length).toBeLessThanOrEqual(1)
  }
  await fc.assert(fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 8 }), run), { numRuns: 40 })
}, 60_000)
