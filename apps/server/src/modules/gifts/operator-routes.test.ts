import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { verify } from '../verification/verify.ts'
import { giftFixture, hongKong } from './testing.ts'

const { app, context } = await testApp()
const { someone, left } = giftFixture(app, context)
const clerk = await staffWith(context, 'fulfilment')
const operator = async (path: string, payload: object, headers: Record<string, string> = clerk.headers) =>
  (await app.inject({ method: 'POST', url: `/operators/${path}`, payload, headers })).json()

test('R17 A clerk finds a gift by its reference, reads its label and moves it step by step through delivery', async () => {
  const person = await someone()
  await person.choose({ item: 'desk-lamp' })
  const { reference, id } = (await person.status()).gift
  const waiting = (await operator('gifts', { status: 'preparing' })).data
  expect(waiting).toContainEqual({ reference, activity: 493, item: 'desk-lamp' })
  expect((await operator('gifts/label', { reference })).data).toEqual({
    item: 'desk-lamp',
    status: 'preparing',
    address: hongKong,
  })
  const step = (step: object) => operator('gifts/step', { reference, step })
  const ship = { event: 'ship', carrier: '顺丰速运', trackingNo: 'SF 1234-5678' }
  expect((await step(ship)).reason).toBe('reward_not_open')
  expect((await step({ event: 'pack' })).data).toEqual({ status: 'packed' })
  expect((await step({ event: 'pack' })).reason).toBe('reward_not_open')
  expect((await step({ ...ship, trackingNo: '<b>' })).reason).toBe('invalid_request')
  expect((await step(ship)).data).toEqual({ status: 'shipped' })
  expect((await person.status()).gift.shipment).toEqual({ carrier: '顺丰速运', trackingNo: 'SF 1234-5678' })
  expect((await step({ event: 'deliver' })).data).toEqual({ status: 'delivered' })
  const trail = await context.db`
    select actor, event, detail, reference, staff_id from audit_entries where subject = 'rewards' and subject_id = ${id} order by id`
  expect(trail.map(({ actor, event }) => `${actor} ${event}`)).toEqual([
    'person grant',
    'staff label',
    'staff pack',
    'staff ship',
    'staff deliver',
  ])
  // the person is found by the reward alone
  expect(trail.every(({ detail }) => Object.keys(detail).length === 0)).toBe(true)
  expect(trail.map((entry) => entry.staff_id)).toEqual([null, ...Array(4).fill(clerk.id)])
  const references = trail.slice(1).map((entry) => entry.reference)
  expect(references).toEqual(references.map(() => expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)))
  expect(new Set(references).size).toBe(4)
})

test.for([
  ['preparing', []],
  ['returned', ['pack', 'ship', 'return']],
] as const)(
  'R17 A gift with the status %s can be revoked, which restores its stock and allows its person to be erased',
  async ([status, steps]) => {
    const person = await someone()
    const before = await left('desk-lamp')
    await person.choose({ item: 'desk-lamp' })
    const { reference, id } = (await person.status()).gift
    const revoke = () => operator('gifts/step', { reference, step: { event: 'revoke' } })
    for (const event of steps) {
      await person.move(event)
      if (event !== 'return') expect((await revoke()).reason).toBe('reward_not_open')
    }
    expect((await person.status()).gift.status).toBe(status)
    const erase = async () =>
      (await person.from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, person.as)).json()
    expect((await erase()).reason).toBe('erasure_blocked')
    const replies = await Promise.all([revoke(), revoke()])
    expect(replies.map(({ reason, data }) => reason ?? data.status).sort()).toEqual(['revoked', 'reward_not_open'])
    // the place in the activity is not restored
    expect(await left('desk-lamp')).toEqual([before[0], (before[1] ?? 0) - 1])
    expect((await verify(context)).differences).toEqual([])
    const trail = await context.db`
      select actor, event from audit_entries where subject = 'rewards' and subject_id = ${id} order by id`
    expect(trail.at(-1)).toEqual({ actor: 'staff', event: 'revoke' })
    expect((await person.status()).gift.status).toBe('revoked')
    expect((await erase()).status).toBe(0)
  },
)

test('a gift that does not exist is not found', async () => {
  expect((await operator('gifts/label', { reference: '00000-00000' })).reason).toBe('not_found')
})
