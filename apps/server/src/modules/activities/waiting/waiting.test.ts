import type { WaitingPlace, WaitingReply } from '@foyer/api/waiting-rooms'
import { expect, test } from 'vitest'
import { setRemaining } from '../../../engine/stock.ts'
import { testTwoServers } from '../../../testing/context.ts'
import type { Credentials, Device } from '../../../testing/signed-client.ts'
import { declare, joinBody, joinStatusOf, joins, newcomers, publish } from '../testing.ts'
import { closeRoom, listRooms, pruneRooms, setRoom } from './operate-rooms.ts'

const { apps, app, context, clock } = await testTwoServers()
const { db } = context
const someone = newcomers(app, context)
const minute = 60_000
/** An operator's change now. */
const byOperator = () => ({
  at: context.clocks.business(),
  wall: context.clocks.wall(),
  actor: { kind: 'operator' as const, by: 'Chan Tai Man' },
})

let last = 950
/** An activity that opens in ten minutes, with a room whose places are given from now on. */
const room = async (settings: { perSecond?: number; admittedFor?: number } = {}) => {
  last++
  const at = context.clocks.business()
  const opensAt = Math.ceil(at / minute) * minute + 10 * minute
  await declare(context, last, { opensAt })
  await publish(context, last)
  const all = {
    opensAt: at,
    startsAt: opensAt,
    endsAt: opensAt + 60 * minute,
    perSecond: 1,
    admittedFor: 5,
    ...settings,
  }
  await setRoom(db, last, all, byOperator())
  return { number: last, opensAt, all }
}
const until = (moment: number) => clock.advance(moment - context.clocks.business())
const enters = async (from: Device, as: Credentials, number: number): Promise<WaitingReply> =>
  (await from.post(`/api/user/${number}/waiting`, {}, as)).json().data
const looks = async (ticket: string | null, server = 0): Promise<WaitingPlace> =>
  (await (apps[server] ?? app).inject(`/api/waiting?ticket=${ticket}`)).json()

test('O10 persons who come before the opening are admitted one a second in a drawn order, on every server, and only the admitted may join', async () => {
  const { number, opensAt } = await room()
  const persons = []
  for (let n = 0; n < 4; n++) {
    const person = await someone()
    const { place, ticket } = await enters(person.from, person.as, number)
    expect(place).toMatchObject({ state: 'early', startsAt: opensAt, ahead: null })
    persons.push({ ...person, ticket })
  }
  until(opensAt + 1_500)
  const places = await Promise.all(persons.map(({ ticket }) => looks(ticket)))
  expect(await Promise.all(persons.map(({ ticket }) => looks(ticket, 1)))).toEqual(places)
  for (const [n, { from, as }] of persons.entries()) {
    const reply = await joins(from, as, number)
    if (places[n]?.state === 'admitted') expect(reply.data.participation.reference).toBeTruthy()
    else {
      expect([places[n]?.state, reply.reason]).toEqual(['waiting', 'activity_queued'])
      expect(reply.detail.retryAfter).toBeGreaterThanOrEqual(1)
    }
  }
  until(opensAt + 5_000)
  const later = await Promise.all(persons.map(({ ticket }) => looks(ticket)))
  expect(later.map(({ state }) => state)).toEqual(Array(4).fill('admitted'))
})

test('O10 a person has one place on all devices, also after the page is opened again; who comes later is behind', async () => {
  const { number, opensAt } = await room({ perSecond: 0.1 })
  const early = await someone()
  const first = await enters(early.from, early.as, number)
  const elsewhere = await early.elsewhere()
  expect(await enters(elsewhere.from, elsewhere.as, number)).toEqual(first)
  until(opensAt + 1_000)
  const [second, third] = [await someone(), await someone()]
  const places = [
    (await enters(second.from, second.as, number)).place,
    (await enters(third.from, third.as, number)).place,
    (await enters(second.from, second.as, number)).place,
    await looks(first.ticket),
  ]
  expect(places.map(({ state, ahead }) => [state, ahead])).toEqual([
    ['waiting', 1],
    ['waiting', 2],
    ['waiting', 1],
    ['admitted', null],
  ])
  expect(await db`select from waiting_places where activity = ${number}`).toHaveLength(3)
})

test('O10 concurrent arrivals get different numbers, and two taps of one person one place', async () => {
  const { number, opensAt } = await room({ perSecond: 0 })
  until(opensAt + 1_000)
  const persons = await Promise.all(Array.from({ length: 5 }, () => someone()))
  await Promise.all(persons.flatMap(({ from, as }) => [enters(from, as, number), enters(from, as, number)]))
  const rows = await db<{ position: number }[]>`
    select position from waiting_places where activity = ${number} order by position`
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
})

test('O10 a missed turn is refused, and a new place is behind all others', async () => {
  const { number, opensAt } = await room({ admittedFor: 1 })
  const { from, as } = await someone()
  const { ticket } = await enters(from, as, number)
  until(opensAt + 2 * minute)
  expect((await looks(ticket)).state).toBe('missed')
  expect((await joins(from, as, number)).reason).toBe('activity_queued')
  const again = await enters(from, as, number)
  expect(['waiting', 'admitted']).toContain(again.place.state)
  until(opensAt + 2 * minute + 2_000)
  expect((await looks(again.ticket)).state).toBe('admitted')
  expect((await joins(from, as, number)).data.participation.reference).toBeTruthy()
})

test('O10 a person without a place cannot join, a forged ticket is unknown, and a status names the room', async () => {
  const { number, opensAt } = await room()
  const { from, as } = await someone()
  const tourist = await from.tourist()
  expect(await joinStatusOf(from, tourist, number)).toMatchObject({ waitingRoom: { startsAt: opensAt } })
  expect((await from.post(`/api/user/${number}/waiting`, {}, tourist)).json().reason).toBe('level_too_low')
  until(opensAt + 1_000)
  expect((await joins(from, as, number)).reason).toBe('activity_queued')
  const { ticket } = await enters(from, as, number)
  const [payload, mac] = ticket?.split('.') ?? []
  const forged = Buffer.from(
    Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('"b"', '"s"'),
  ).toString('base64url')
  expect((await app.inject(`/api/waiting?ticket=${forged}.${mac}`)).json().reason).toBe('not_found')
})

test('O10 when nothing is left, everybody in the room learns it, and the answer to a repeated join stays', async () => {
  const { number, opensAt } = await room()
  await setRemaining(db, number, '', 1)
  const [winner, other] = [await someone(), await someone()]
  const tickets = [await enters(winner.from, winner.as, number), await enters(other.from, other.as, number)]
  until(opensAt + 10_000)
  const body = joinBody()
  const joined = await joins(winner.from, winner.as, number, body)
  clock.advance(1_000)
  for (const { ticket } of tickets) expect((await looks(ticket)).state).toBe('sold_out')
  expect((await joins(other.from, other.as, number)).reason).toBe('activity_sold_out')
  expect((await joins(winner.from, winner.as, number, body)).data.participation).toEqual(joined.data.participation)
})

test('O11 an operator changes the rate, closes the room and finds both in the trail; a day later its places are gone', async () => {
  const { number, opensAt, all } = await room({ perSecond: 0 })
  const { from, as } = await someone()
  const { ticket } = await enters(from, as, number)
  until(opensAt + minute)
  expect(await looks(ticket)).toMatchObject({ state: 'waiting', expectedAt: null })
  await expect(setRoom(db, number, { ...all, startsAt: opensAt + 1 }, byOperator())).rejects.toThrow('has started')
  await setRoom(db, number, { ...all, perSecond: 5 }, byOperator())
  clock.advance(2_000)
  expect((await looks(ticket, 1)).state).toBe('admitted')
  expect((await listRooms(db, context.clocks.business())).find(({ activity }) => activity === number)).toMatchObject({
    places: 1,
    early: 1,
    admitted: 1,
  })
  expect(await closeRoom(db, number, byOperator())).toBe(true)
  clock.advance(1_000)
  expect((await looks(ticket)).state).toBe('over')
  const stranger = await someone()
  expect((await joins(stranger.from, stranger.as, number)).data.participation.reference).toBeTruthy()
  const trail = await db<{ event: string; actor: string; by: string }[]>`
    select event, actor, detail->>'by' as by from audit_entries where subject = 'waiting_rooms' and subject_id = ${String(number)} order by id`
  expect(trail).toEqual(['open', 'change', 'close'].map((event) => ({ event, actor: 'operator', by: 'Chan Tai Man' })))
  await pruneRooms(db, Number.MAX_SAFE_INTEGER / 1000)
  expect(await db`select from waiting_places`).toHaveLength(0)
})

test('O11 a change of the rate leaves admitted persons admitted, and an ended room is pruned with its places', async () => {
  const { number, opensAt, all } = await room()
  const persons = [await someone(), await someone()]
  const tickets: (string | null)[] = []
  for (const { from, as } of persons) tickets.push((await enters(from, as, number)).ticket)
  const states = async () => (await Promise.all(tickets.map((ticket) => looks(ticket)))).map(({ state }) => state)
  until(opensAt + 5_000)
  expect(await states()).toEqual(['admitted', 'admitted'])
  await setRoom(db, number, { ...all, perSecond: 0 }, byOperator())
  // the servers read the room again
  until(opensAt + 8_000)
  expect(await states()).toEqual(['admitted', 'admitted'])

  const stored = () => db`
    select count(*)::int as places, (select count(*)::int from waiting_rooms where activity = ${number}) as rooms
    from waiting_places where activity = ${number}`
  await pruneRooms(db, all.endsAt - 1)
  expect(await stored()).toEqual([{ places: 2, rooms: 1 }])
  await pruneRooms(db, all.endsAt)
  expect(await stored()).toEqual([{ places: 0, rooms: 0 }])
})

test('O11 a room that is opened again after its end is a new one: earlier places are gone, and earlier tickets are void', async () => {
  const { number, all } = await room({ perSecond: 0 })
  const { from, as } = await someone()
  const before = await enters(from, as, number)
  until(all.endsAt + 1_000)
  const at = context.clocks.business()
  await setRoom(db, number, { ...all, opensAt: at, startsAt: at, endsAt: at + minute, perSecond: 0 }, byOperator())
  clock.advance(2_000)
  expect(await db`select from waiting_places where activity = ${number}`).toHaveLength(0)
  expect((await looks(before.ticket)).state).toBe('over')
  expect((await enters(from, as, number)).place).toMatchObject({ state: 'waiting', ahead: 0 })
  const trail = await db<{ event: string }[]>`
    select event from audit_entries where subject = 'waiting_rooms' and subject_id = ${String(number)} order by id`
  expect(trail.map(({ event }) => event)).toEqual(['open', 'open'])
})
