import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testTwoServers } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { giftFixture, mainland } from './testing.ts'

const { apps, context } = await testTwoServers()
const { db } = context
const { someone, left } = giftFixture(apps[0], context)
const outcome = (reply: { json: () => { reason?: string } }) => reply.json().reason ?? 'ok'

test('N13 R17 One person who chooses two gifts at two servers concurrently gets one, and the stock decreases by one', async () => {
  const person = await someone()
  const [umbrella = 0, places = 0] = await left('umbrella')
  const [flask = 0] = await left('flask')
  const second = await person.anotherPicture()
  const calls = [
    person.from.sign('/api/user/493/gift', person.body(), person.as),
    person.from.sign('/api/user/493/gift', person.body({ item: 'flask', uploads: [second] }), person.as),
  ]
  const replies = await Promise.all(calls.map((call, n) => apps[n === 0 ? 0 : 1].inject(call)))
  expect(new Set(replies.map((reply) => reply.json().data.participation.reference)).size).toBe(1)
  const { gift } = await person.status()
  const expected = gift.code === 'flask' ? [umbrella, flask - 1] : [umbrella - 1, flask]
  expect([(await left('umbrella'))[0], ...(await left('flask'))]).toEqual([...expected, places - 1])
  expect(await db`select from uploads where id = ${second} and attached`).toHaveLength(gift.code === 'flask' ? 1 : 0)
})

test('N13 R17 Concurrent taps of one choice at two servers return the same answer, byte for byte', async () => {
  const person = await someone()
  const body = person.body()
  const calls = Array.from({ length: 4 }, () => person.from.sign('/api/user/493/gift', body, person.as))
  const replies = await Promise.all(calls.map((call, n) => apps[n % 2 === 0 ? 0 : 1].inject(call)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0]?.json().status).toBe(0)
})

test('R17 The last gift goes to one of two persons at two servers, and the other has lost nothing', async () => {
  await setRemaining(db, 493, 'tea-set', 1)
  const persons = [await someone(), await someone()]
  const replies = await together(
    db,
    (tx) => tx`select from stock_slots where activity = 493 and stage = 'tea-set' for update`,
    persons.map((person, n) => () => {
      const call = person.from.sign('/api/user/493/gift', person.body({ item: 'tea-set' }), person.as)
      return apps[n === 0 ? 0 : 1].inject(call)
    }),
  )
  expect(replies.map(outcome).sort()).toEqual(['activity_sold_out', 'ok'])
  expect((await left('tea-set'))[0]).toBe(0)
  const loser = persons[replies.findIndex((reply) => outcome(reply) !== 'ok')]
  expect(await loser?.choose({ item: 'umbrella' })).toMatchObject({ status: 0 })
})

test('R17 Two persons who exchange gifts with each other concurrently both succeed', async () => {
  const [one, two] = [await someone(), await someone()]
  await one.choose({ item: 'umbrella' })
  await two.choose({ item: 'flask' })
  for (let n = 0; n < 5; n++) {
    const [forOne, forTwo] = n % 2 === 0 ? ['flask', 'umbrella'] : ['umbrella', 'flask']
    const wanted = [
      { person: one, item: forOne },
      { person: two, item: forTwo },
    ]
    const replies = await Promise.all(
      wanted.map(({ person, item }, n) =>
        apps[n === 0 ? 0 : 1].inject(
          person.from.sign('/api/user/493/gift/item', { key: randomUUID(), item }, person.as),
        ),
      ),
    )
    expect(replies.map(outcome)).toEqual(['ok', 'ok'])
  }
})

test.each([1, 2, 3])('R17 An edit that races with packing is either on the parcel or refused (%i)', async () => {
  const person = await someone()
  await person.choose()
  const { id } = (await person.status()).gift
  const edit = person.from.sign('/api/user/rewards/address', { key: randomUUID(), id, address: mainland }, person.as)
  const pack = { method: 'POST', url: '/dev/gifts', payload: { mobile: person.mobile, event: 'pack' } } as const
  const [edited, packed] = await together(db, (tx) => tx`select from rewards where id = ${id} for update`, [
    () => apps[0].inject(edit),
    () => apps[1].inject(pack),
  ])
  expect(packed && outcome(packed)).toBe('ok')
  const { address } = (await person.addressOf(id)).data
  expect(address.place).toBe(edited && outcome(edited) === 'ok' ? 'mainland' : 'hong_kong')
  if (edited && outcome(edited) !== 'ok') expect(outcome(edited)).toBe('gift_packed')
})

test('R17 When three operators ship one parcel concurrently one succeeds, and its tracking number remains', async () => {
  const person = await someone()
  await person.choose()
  await person.move('pack')
  const ship = (trackingNo: string) =>
    apps[trackingNo === 'B' ? 1 : 0].inject({
      method: 'POST',
      url: '/dev/gifts',
      payload: { mobile: person.mobile, event: 'ship', trackingNo },
    })
  const replies = await Promise.all(['A', 'B', 'C'].map(ship))
  expect(replies.map(outcome).sort()).toEqual(['ok', 'reward_not_open', 'reward_not_open'])
  const winner = ['A', 'B', 'C'][replies.findIndex((reply) => outcome(reply) === 'ok')]
  expect((await person.status()).gift.shipment.trackingNo).toBe(winner)
})
