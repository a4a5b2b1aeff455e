import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { type GiftPerson, giftFixture, hongKong, mainland } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { someone, left } = giftFixture(app, context)

const chosen = async (item = 'umbrella') => {
  const person = await someone()
  await person.choose({ item })
  return { person, id: (await person.status()).gift.id as string }
}
const grant = async (person: GiftPerson, facts: object) => {
  const payload = { mobile: person.mobile, activity: 'first-account', type: 'physical_gift', item: 'mug', ...facts }
  return (await app.inject({ method: 'POST', url: '/dev/rewards', payload })).json().data.id as string
}

test('R17 The address can be changed any number of times until the gift is packed, and not afterwards', async () => {
  const { person, id } = await chosen()
  for (const address of [mainland, hongKong, mainland])
    expect(await person.changeAddress(id, address)).toMatchObject({ status: 0, data: { id, status: 'preparing' } })
  await person.move('pack')
  expect((await person.changeAddress(id, hongKong)).reason).toBe('gift_packed')
  await person.move('ship')
  expect((await person.changeAddress(id, hongKong)).reason).toBe('gift_packed')
  await person.move('deliver')
  expect((await person.changeAddress(id, hongKong)).reason).toBe('reward_not_open')
  expect((await person.addressOf(id)).data.address).toEqual(mainland)
})

test('V5 R17 A changed address is validated like the first', async () => {
  const { person, id } = await chosen()
  for (const [address, path] of [
    [{ ...mainland, area: '440300' }, '/address/area'],
    [{ ...mainland, mobileNo: '1380013800' }, '/address/mobileNo'],
    [{ ...hongKong, building: '…' }, '/address/building'],
  ] as const)
    expect((await person.changeAddress(id, address)).detail?.path).toBe(path)
  expect((await person.addressOf(id)).data.address).toEqual(hongKong)
})

test('N13 R17 A lost answer to a change is returned again, packed or not, and the key with another address is refused', async () => {
  const { person, id } = await chosen()
  const key = randomUUID()
  const first = await person.changeAddress(id, mainland, key)
  await person.move('pack')
  expect(await person.changeAddress(id, mainland, key)).toEqual(first)
  expect((await person.changeAddress(id, hongKong, key)).reason).toBe('key_reused')
  expect((await person.addressOf(id)).data.address).toEqual(mainland)
})

test('R17 If a stored reply cannot be parsed, the reply is built from the current state', async () => {
  const { person, id } = await chosen()
  const key = randomUUID()
  const first = await person.changeAddress(id, mainland, key)
  await db`update idempotency_keys set reply = '{"of": "another version"}' where key = ${key}`
  expect(await person.changeAddress(id, mainland, key)).toEqual(first)
  expect(await person.changeAddress(id, mainland, key)).toEqual(first)
})

test("R17 A person can change a gift at most sixty times an hour, and another person's changes do not count", async () => {
  const { person, id } = await chosen()
  const other = await chosen()
  await person.changeAddress(id, mainland)
  const bucket = `gift-change:person ${await person.personId()}`
  await db`update request_rates set hits = 59 where bucket = ${bucket} and hits = 1`
  expect((await person.changeItem('flask')).status).toBe(0)
  expect((await person.changeItem('umbrella')).reason).toBe('rate_limited')
  expect((await person.changeAddress(id, hongKong)).reason).toBe('rate_limited')
  expect((await other.person.changeAddress(other.id, mainland)).status).toBe(0)
})

test('R17 A returned gift waits for a corrected address, and is sent to it under a new tracking number', async () => {
  const { person, id } = await chosen()
  for (const event of ['pack', 'ship', 'return']) await person.move(event)
  expect((await person.status()).gift).toMatchObject({ status: 'returned', addressNeeded: true })
  expect((await person.move('ship')).reason).toBe('reward_not_open')
  clock.advance(60_000)
  expect(await person.changeAddress(id, mainland)).toMatchObject({ data: { id, status: 'returned' } })
  expect((await person.status()).gift).toMatchObject({ status: 'returned', addressNeeded: false })
  expect(await person.move('ship')).toMatchObject({ data: { status: 'shipped' } })
  expect(await person.move('deliver')).toMatchObject({ data: { status: 'delivered' } })
  const { gift } = await person.status()
  expect(gift.history.map(({ event }: { event: string }) => event)).toEqual([
    'grant',
    'pack',
    'ship',
    'return',
    'readdress',
    'ship',
    'deliver',
  ])
  expect(gift.history[4].at - gift.history[3].at).toBe(60_000)
  expect(gift.shipment).toEqual({ carrier: 'SF Express', trackingNo: 'SF1380013800138' })
})

test('R17 A won gift is sent once its winner gives an address, and another person or another type of reward is refused', async () => {
  const [winner, other] = [await someone(), await someone()]
  const id = await grant(winner, {})
  expect((await other.changeAddress(id, mainland)).reason).toBe('not_found')
  expect((await winner.addressOf(id)).reason).toBe('not_found')
  expect(await winner.changeAddress(id, mainland)).toMatchObject({ data: { id, status: 'preparing' } })
  expect((await winner.addressOf(id)).data.address).toEqual(mainland)
  expect((await winner.changeAddress(randomUUID(), mainland)).reason).toBe('not_found')
  const voucher = await grant(winner, { type: 'exchange_voucher', item: 'coffee' })
  expect((await winner.changeAddress(voucher, mainland)).reason).toBe('not_found')
})

test('R17 A won gift can be claimed until its last moment by the business clock, and not at its end', async () => {
  const [early, late] = [await someone(), await someone()]
  const ids = [await grant(early, { validForDays: 1 }), await grant(late, { validForDays: 1 })] as const
  clock.moveBusiness(86_400_000 - 1)
  expect(await early.changeAddress(ids[0], mainland)).toMatchObject({ status: 0 })
  clock.moveBusiness(86_400_000)
  expect((await late.changeAddress(ids[1], mainland)).reason).toBe('reward_not_open')
  clock.moveBusiness(0)
})

test.each(['expired', 'revoked', 'delivered'])('R17 A gift with the status %s accepts no address', async (status) => {
  const person = await someone()
  const id = await grant(person, { status })
  expect((await person.changeAddress(id, mainland)).reason).toBe('reward_not_open')
  expect((await person.addressOf(id)).reason).toBe('not_found')
})

test('R17 Choosing another gift replaces the first and restores its stock', async () => {
  const { person } = await chosen('umbrella')
  const before = { umbrella: await left('umbrella'), flask: await left('flask') }
  const key = randomUUID()
  const first = await person.changeItem('flask', key)
  expect(first).toMatchObject({ data: { status: 'preparing' } })
  expect(await person.changeItem('flask', key)).toEqual(first)
  expect((await person.changeItem('tea-set', key)).reason).toBe('key_reused')
  const [umbrella = 0, places = 0] = before.umbrella
  expect(await left('umbrella')).toEqual([umbrella + 1, places])
  expect(await left('flask')).toEqual([(before.flask[0] ?? 0) - 1, places])
  expect((await person.status()).gift).toMatchObject({ code: 'flask', item: { name: { 'en-US': 'Steel flask' } } })
})

test('R17 Choosing the same gift changes nothing, and an unknown or sold-out gift leaves the first', async () => {
  const { person } = await chosen('umbrella')
  const before = await left('umbrella')
  expect(await person.changeItem('umbrella')).toMatchObject({ status: 0 })
  await setRemaining(db, 493, 'tea-set', 0)
  expect((await person.changeItem('tea-set')).reason).toBe('activity_sold_out')
  expect((await person.changeItem('gold')).detail?.path).toBe('/item')
  expect(await left('umbrella')).toEqual(before)
  expect((await person.status()).gift.code).toBe('umbrella')
  await person.move('pack')
  expect((await person.changeItem('flask')).reason).toBe('gift_packed')
  expect((await (await someone()).changeItem('flask')).reason).toBe('not_found')
})
