import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { giftFixture, hongKong, mainland } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { someone, left } = giftFixture(app, context)

/** Everything that a refused choice must leave unchanged. */
const all = async () => {
  const [row] = await db`
    select (select count(*) from participations where activity = 493) as joined,
      (select count(*) from rewards where activity = 493) as rewards,
      (select count(*) from gift_shipments) as shipments,
      (select count(*) from gift_pictures) as pictures,
      (select count(*) from uploads where attached) as attached,
      (select json_agg(remaining order by stage) from activity_stock where activity = 493) as stock`
  return row
}

test.each([
  ['the mainland', mainland],
  ['Hong Kong', hongKong],
])(
  'R17 E1 A gift sent to %s is chosen with its pictures, takes one of its stock and of the activity, and is being prepared',
  async (_, address) => {
    const person = await someone()
    const [item = 0, places = 0] = await left('flask')
    const second = await person.anotherPicture()
    const reply = await person.choose({ item: 'flask', address, uploads: [person.picture, second] })
    expect(reply).toMatchObject({ status: 0, data: { status: { gate: 'joined' } } })
    expect(await left('flask')).toEqual([item - 1, places - 1])
    const { gift } = await person.status()
    expect(gift).toMatchObject({
      status: 'preparing',
      code: 'flask',
      item: { name: { 'en-US': 'Steel flask' } },
      addressNeeded: false,
      shipment: null,
      history: [{ event: 'grant', at: context.clocks.wall() }],
    })
    expect(gift.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect([...gift.pictures].sort()).toEqual([person.picture, second].sort())
    expect((await person.addressOf(gift.id)).data.address).toEqual(address)
  },
)

test('R17 A visitor sees the gifts in three languages with their stock, with or without a signature', async () => {
  const { from } = await someone()
  const { data } = (await from.post('/api/user/493/gift/status', {}, await from.tourist())).json()
  expect(data.gift).toBeNull()
  expect(data.items.map(({ code }: { code: string }) => code)).toEqual(['tea-set', 'umbrella', 'desk-lamp', 'flask'])
  for (const { item, quota } of data.items) {
    expect(Object.keys(item.name).sort()).toEqual(['en-US', 'zh-CN', 'zh-HK'])
    expect(quota.total).toBeGreaterThan(0)
  }
  const reply = await app.inject({ url: '/api/gifts' })
  expect([reply.json().items, reply.json().gift]).toEqual([data.items, null])
})

test('R17 An address is shown masked with the gift, and in full only to its owner', async () => {
  const [person, other] = [await someone(), await someone()]
  await person.choose({ address: mainland })
  const { gift } = await person.status()
  expect(gift.deliverTo).toEqual({
    place: 'mainland',
    name: '陈**',
    mobile: '+86 ****8000',
    area: '440305',
    line: '科苑****',
  })
  expect((await other.addressOf(gift.id)).reason).toBe('not_found')
  expect((await other.changeAddress(gift.id, hongKong)).reason).toBe('not_found')
  expect((await person.addressOf(gift.id)).data.address).toEqual(mainland)
})

test('N13 R17 A lost answer is returned again under its key, and the key with another choice, address or picture is refused', async () => {
  const person = await someone()
  const key = randomUUID()
  const first = await person.choose({ key })
  const before = await all()
  expect(await person.choose({ key })).toEqual(first)
  const others = [{ item: 'flask' }, { address: mainland }, { uploads: [await person.anotherPicture()] }]
  for (const change of others) expect((await person.choose({ key, ...change })).reason).toBe('key_reused')
  expect(await all()).toEqual(before)
})

test('N13 R17 A second choice with a new key returns the first participation and grants no second gift', async () => {
  const person = await someone()
  const first = await person.choose()
  const before = await all()
  const again = await person.choose({ item: 'tea-set', uploads: [await person.anotherPicture()] })
  expect(again.data.participation).toEqual(first.data.participation)
  expect(await all()).toEqual(before)
  expect((await person.status()).gift.code).toBe('umbrella')
})

describe('R17 Refused choices', () => {
  const refused = async (change: object, reason: string, path?: string) => {
    const person = await someone()
    const before = await all()
    const reply = await person.choose(change)
    expect([reply.reason, reply.detail?.path]).toEqual([reason, path])
    expect(await all()).toEqual(before)
    expect((await person.status()).gift).toBeNull()
  }

  test('R17 A choice with a picture of another person, or one that does not exist, changes nothing', async () => {
    const other = await someone()
    await refused({ uploads: [other.picture] }, 'not_found')
    await refused({ uploads: [randomUUID()] }, 'not_found')
  })

  test("R17 A choice with a second picture of another person changes nothing, although the first is the person's own", async () => {
    const [person, other] = [await someone(), await someone()]
    const before = await all()
    expect((await person.choose({ uploads: [person.picture, other.picture] })).reason).toBe('not_found')
    expect(await all()).toEqual(before)
    expect(await person.choose()).toMatchObject({ status: 0 })
  })

  test('R17 A choice with a picture that was attached to another gift changes nothing', async () => {
    const [person, other] = [await someone(), await someone()]
    await person.choose()
    // no client can cause this, so the test changes the picture's owner directly
    await db`update uploads set person_id = ${await other.personId()} where id = ${person.picture}`
    const before = await all()
    const reply = await other.choose({ uploads: [person.picture] })
    expect([reply.reason, reply.detail?.path]).toEqual(['invalid_request', '/uploads'])
    expect(await all()).toEqual(before)
  })

  test.each([
    ['no picture', { uploads: [] }],
    ['four pictures', { uploads: Array.from({ length: 4 }, () => randomUUID()) }],
    ['one picture twice', { uploads: Array(2).fill('00000000-0000-4000-8000-000000000000') }],
  ])('R17 A choice with %s changes nothing', (_, change) => refused(change, 'invalid_request', '/uploads'))

  test.each(['gold', 'constructor', 'Umbrella', ''])('R17 A choice of an unknown gift changes nothing: %j', (item) =>
    refused({ item }, 'invalid_request', '/item'),
  )

  test.each([
    ['an unknown county', { ...mainland, area: '440399' }, '/address/area'],
    ['a province in the place of a county', { ...mainland, area: '440000' }, '/address/area'],
    ['an unknown district', { ...hongKong, district: 'macau' }, '/address/district'],
    ['a landline', { ...hongKong, mobileNo: '25221111' }, '/address/mobileNo'],
    ['no name', { ...hongKong, name: '  ' }, '/address/name'],
    ['a street beyond 120 characters', { ...mainland, street: '路'.repeat(121) }, '/address/street'],
    ['a postcode', { ...hongKong, postcode: '999077' }, '/address'],
  ])('V5 R17 A choice sent to an address with %s changes nothing', (_, address, path) =>
    refused({ address }, 'invalid_request', path),
  )

  test('R17 A choice with outdated terms, or without a residence, changes nothing', async () => {
    await refused({ termsVersion: 99 }, 'terms_outdated')
    await refused({ residence: undefined }, 'residence_needed')
  })

  test('R17 A join by the common route, which has no gift, changes nothing', async () => {
    const { from, as } = await someone()
    const common = { key: randomUUID(), termsVersion: 1, residence: 'hong_kong' }
    expect((await from.post('/api/user/493/join', common, as)).json().reason).toBe('not_found')
  })

  test('R17 A choice of a sold-out gift changes nothing, and another gift can be chosen afterwards', async () => {
    const person = await someone()
    await setRemaining(db, 493, 'tea-set', 0)
    const before = await all()
    expect((await person.choose({ item: 'tea-set' })).reason).toBe('activity_sold_out')
    expect(await all()).toEqual(before)
    expect(await person.choose({ item: 'desk-lamp' })).toMatchObject({ status: 0 })
  })
})

test('V5 R17 An address with every line at its maximum length is accepted', async () => {
  const person = await someone()
  const long = {
    ...hongKong,
    name: '陳'.repeat(50),
    building: '廈'.repeat(80),
    flat: '室'.repeat(40),
    street: '路'.repeat(120),
  }
  await person.choose({ address: long })
  expect((await person.addressOf((await person.status()).gift.id)).data.address).toEqual(long)
})

test('R17 The page is open to the mainland, whose residents can choose a gift', async () => {
  const person = await someone()
  expect(await person.choose({ residence: 'mainland', address: mainland })).toMatchObject({ status: 0 })
  expect((await person.status()).gift.status).toBe('preparing')
})
