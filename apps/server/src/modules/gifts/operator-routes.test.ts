import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { giftWorld, hongKong } from './testing.ts'

const { app, context } = await testApp()
const { someone } = giftWorld(app, context)
const authorization = `Bearer ${context.secrets.operatorToken}`
const operator = async (path: string, payload: object, headers: Record<string, string> = { authorization }) =>
  (await app.inject({ method: 'POST', url: `/operators/${path}`, payload, headers })).json()

test('R17 an operator finds a gift by its reference, reads its label and sends it on its way, step by step', async () => {
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
    select actor, event, detail from audit_entries where subject = 'rewards' and subject_id = ${id} order by id`
  expect(trail.map(({ actor, event }) => `${actor} ${event}`)).toEqual([
    'person grant',
    'operator label',
    'operator pack',
    'operator ship',
    'operator deliver',
  ])
  expect(trail.every(({ detail }) => Object.keys(detail).length === 0)).toBe(true)
})

test('addresses are for nobody without the operator’s token, not even on this machine', async () => {
  expect((await operator('gifts', { status: 'preparing' }, {})).reason).toBe('token_missing')
  expect((await operator('gifts/label', { reference: 'x' }, { authorization: 'Bearer x' })).reason).toBe(
    'token_invalid',
  )
  expect((await operator('gifts/label', { reference: '00000-00000' })).reason).toBe('not_found')
})
