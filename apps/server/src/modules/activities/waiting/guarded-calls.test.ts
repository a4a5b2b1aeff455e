import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@foyer/api/endpoints/all'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { hongKong } from '../../gifts/testing.ts'
import { joinBody, newcomers } from '../testing.ts'
import { closeRoom, setRoom } from './operate-rooms.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const minute = 60_000

const byOperator = () => ({
  at: context.clocks.business(),
  wall: context.clocks.wall(),
  actor: { kind: 'operator' as const, by: 'Lee' },
})
/** Opens a room for an open activity. */
const open = async (activity: number, perSecond: number) => {
  const { at } = byOperator()
  const settings = { opensAt: at, startsAt: at, endsAt: at + 60 * minute, perSecond, admittedFor: 5 }
  await setRoom(db, activity, settings, byOperator())
}

/** A call of each guarded endpoint that fails for another reason, or succeeds, once a place is admitted. */
const calls: Readonly<Record<string, { activity: number; path: string; body: () => object }>> = {
  'POST /user/:number/join': { activity: 498, path: '/user/498/join', body: joinBody },
  'POST /user/:number/draw': {
    activity: 498,
    path: '/user/498/draw',
    body: () => ({ key: randomUUID(), visitorSeed: randomUUID() }),
  },
  'POST /user/:number/conversion/hold': {
    activity: 488,
    path: '/user/488/conversion/hold',
    body: () => ({ key: randomUUID(), offer: 'coffee', termsVersion: 1 }),
  },
  'POST /user/493/gift': {
    activity: 493,
    path: '/user/493/gift',
    body: () => ({
      ...joinBody(),
      residence: 'hong_kong',
      item: 'umbrella',
      address: hongKong,
      uploads: [randomUUID()],
    }),
  },
  'POST /user/493/gift/item': {
    activity: 493,
    path: '/user/493/gift/item',
    body: () => ({ key: randomUUID(), item: 'umbrella' }),
  },
}

test('O10 the guarded calls of this test are all that declare a waiting room', () => {
  const declared = Object.entries<Endpoint>(allEndpoints).filter(([, { waitingRoom }]) => waitingRoom !== undefined)
  expect(declared.map(([call]) => call).sort()).toEqual(Object.keys(calls).sort())
})

test('O10 while an activity has a waiting room, every call that uses its stock waits for its turn, and gets its place by calling', async () => {
  for (const activity of [488, 493, 498]) await open(activity, 0)
  const { from, as } = await someone()
  const send = async (call: keyof typeof calls) => {
    const { path = '', body } = calls[call] ?? {}
    return (await from.post(`/api${path}`, body?.() ?? {}, as)).json()
  }
  const reasons = async () => {
    const found: Record<string, unknown> = {}
    for (const call of Object.keys(calls)) found[call] = (await send(call)).reason
    return found
  }
  expect(new Set(Object.values(await reasons()))).toEqual(new Set(['activity_queued']))
  // one place for each activity, whatever the call
  expect(await db`select from waiting_places`).toHaveLength(3)
  const queued = await send('POST /user/:number/draw')
  expect(queued.detail.retryAfter).toBeGreaterThanOrEqual(1)

  for (const activity of [488, 493, 498]) await open(activity, 1_000)
  clock.advance(2_000)
  const admitted = await reasons()
  expect(Object.keys(admitted)).toHaveLength(5)
  expect(Object.values(admitted)).not.toContain('activity_queued')
  for (const activity of [488, 493, 498]) await closeRoom(db, activity, byOperator())
})

test('O10 a call that meets a room which was just closed runs as without a room', async () => {
  await open(498, 0)
  // this process reads the room again
  clock.advance(2_000)
  const [first, second] = [await someone(), await someone()]
  const draw = () => ({ key: randomUUID(), visitorSeed: randomUUID() })
  const sends = async ({ from, as }: typeof first) => (await from.post('/api/user/498/draw', draw(), as)).json().reason
  expect(await sends(first)).toBe('activity_queued')
  await closeRoom(db, 498, byOperator())
  // this process still knows the room, for a second
  expect(await sends(second)).toBe('no_chances')
})
