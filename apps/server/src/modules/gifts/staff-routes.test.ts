import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { verify } from '../verification/verify.ts'
import { giftFixture, hongKong, mainland } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { someone, left } = giftFixture(app, context)
const clerk = await staffWith(context, 'fulfilment')
const call = async (path: string, payload: object, { headers } = clerk) =>
  (await app.inject({ method: 'POST', url: `/staff/parcels${path}`, payload, headers })).json()
const chosen = async () => {
  const person = await someone()
  await person.choose({ item: 'desk-lamp' })
  const { reference, id } = (await person.status()).gift
  const step = (from: string, given: object) => call('/step', { reference, from, step: given })
  const row = async () => (await call('', { status: 'claimable', reference })).data.parcels[0]
  return { person, reference, id, step, row }
}
const ship = { event: 'ship', carrier: 'SF Express', trackingNo: 'SF 1234' }
const back = { event: 'return', reason: 'Nobody was there' }

test('R17 The list shows what to send with a masked address; the whole address needs a reason, which is recorded', async () => {
  const { reference, id, row } = await chosen()
  const listed = (await call('', { status: 'preparing' })).data.parcels
  expect(listed.map((one: { reference: string }) => one.reference)).toContain(reference)
  expect(await row()).toMatchObject({
    reference,
    status: 'preparing',
    deliverTo: { name: 'C**', mobile: '+852 ****4567', area: 'wan_chai' },
    needsAddress: false,
    isElsewhere: false,
  })
  expect(JSON.stringify(listed)).not.toContain(hongKong.building)
  expect((await call('/address', { reference, reason: 'x' })).reason).toBe('invalid_request')
  expect((await call('/address', { reference, reason: 'Packing' })).data).toEqual({
    address: hongKong,
    area: { 'zh-CN': '香港岛湾仔区', 'zh-HK': '香港島灣仔區', 'en-US': 'Wan Chai, Hong Kong Island' },
  })
  const [entry] = await db`select staff_id, reason from audit_entries where subject_id = ${id} and event = 'label'`
  expect(entry).toEqual({ staff_id: clerk.id, reason: 'Packing' })
})

test('R17 A returned gift is sent again to a corrected address only, and a step from an older status is refused', async () => {
  const { person, id, step, row } = await chosen()
  expect((await step('preparing', { event: 'pack' })).data).toEqual({ status: 'packed' })
  expect((await step('preparing', { event: 'pack' })).reason).toBe('reward_not_open')
  expect((await step('packed', ship)).data).toEqual({ status: 'shipped' })
  expect((await step('packed', ship)).reason).toBe('reward_not_open')
  expect((await step('shipped', back)).data).toEqual({ status: 'returned' })
  expect(await row()).toMatchObject({ needsAddress: true })
  expect((await step('returned', ship)).reason).toBe('reward_not_open')
  await person.changeAddress(id, mainland)
  expect(await row()).toMatchObject({ needsAddress: false, area: { 'zh-CN': '广东省深圳市南山区' } })
  expect((await step('returned', { ...ship, trackingNo: 'SF 5678' })).data).toEqual({ status: 'shipped' })
  expect(await row()).toMatchObject({ carrier: 'SF Express', trackingNo: 'SF 5678' })
  const [entry] = await db`select staff_id, reason from audit_entries where subject_id = ${id} and event = 'return'`
  expect(entry).toEqual({ staff_id: clerk.id, reason: back.reason })
})

test.each(['back', 'lost'] as const)(
  'R17 A returned gift that is revoked has its stock %s, once, and the stock agrees with the verification',
  async (stock) => {
    const before = await left('desk-lamp')
    const { id, step } = await chosen()
    await step('preparing', { event: 'pack' })
    await step('packed', ship)
    await step('shipped', back)
    const revoke = () => step('returned', { event: 'revoke', stock, reason: 'The person left' })
    const replies = await Promise.all([revoke(), revoke()])
    expect(replies.map(({ reason, data }) => reason ?? data.status).sort()).toEqual(['revoked', 'reward_not_open'])
    // the place in the activity is not restored
    const places = (before[1] ?? 0) - 1
    expect(await left('desk-lamp')).toEqual([(before[0] ?? 0) - (stock === 'lost' ? 1 : 0), places])
    expect((await verify(context)).differences).toEqual([])
    const [entry] = await db`select reason, detail from audit_entries where subject_id = ${id} and event = 'revoke'`
    expect(entry).toEqual({ reason: 'The person left', detail: { stock } })
  },
)

test('A step without its reason, with markup in it, or of a gift that does not exist is refused', async () => {
  const { step } = await chosen()
  expect((await step('shipped', { event: 'return' })).reason).toBe('invalid_request')
  expect((await step('packed', { ...ship, carrier: '<img src=x onerror=alert(1)>' })).reason).toBe('invalid_request')
  expect((await step('preparing', { event: 'pack', status: 'delivered' })).reason).toBe('invalid_request')
  const none = { reference: '00000-00000', from: 'preparing', step: { event: 'pack' } }
  expect((await call('/step', none)).reason).toBe('not_found')
  expect((await call('', { status: 'preparing', reference: '00000-00000' })).data.parcels).toEqual([])
})
