import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './holder.ts'
import { admittedUpTo, firstBehind, numberOf, type Place, placeAt, type Room } from './place.ts'

const start = 1_000_000
const room: Room = {
  activity: 1,
  id: '00000000-0000-4000-8000-000000000000',
  seed: Buffer.alloc(32, 1),
  opensAt: start - 600_000,
  startsAt: start,
  endsAt: start + 3_600_000,
  perSecond: 10,
  admittedBefore: 0,
  rateSince: start - 600_000,
  admittedFor: 600_000,
  early: 100,
  isSoldOut: false,
}
const at = (seconds: number) => start + seconds * 1000

test('O10 nobody is admitted before the start, and then the persons of the draw in the order of their shares at the rate of the room', () => {
  const place: Place = { share: 0.55 }
  expect(placeAt(room, place, at(-1))).toMatchObject({ state: 'early', ahead: null, expectedAt: null })
  expect(placeAt(room, place, at(2))).toMatchObject({ state: 'waiting', ahead: 35, expectedAt: at(5.5) })
  expect(placeAt(room, place, at(5.6))).toMatchObject({ state: 'admitted', admittedUntil: at(605.5) })
  expect(placeAt(room, place, at(606)).state).toBe('missed')
})

test('O10 a person who comes while nobody waits is admitted next, and an idle room saves up no admissions', () => {
  const idle = { ...room, early: 0 }
  const behind = firstBehind(idle, at(600))
  expect(behind).toBe(6_000)
  expect(placeAt(idle, { behind }, at(600.1)).state).toBe('admitted')
  expect(placeAt(idle, { behind: behind + 50 }, at(600.1))).toMatchObject({ state: 'waiting', ahead: 49 })
})

test('O10 a phone looks again sooner the closer its turn is, and most phones do not look in the seconds around the start', () => {
  const million = { ...room, early: 1_000_000, perSecond: 100 }
  const looks = (share: number, seconds: number) => placeAt(million, { share }, at(seconds)).lookAgainIn
  expect([looks(0, -10), looks(0.001, -10), looks(0.5, -10)]).toEqual([10, 13, 300])
  expect([looks(0.001, 1), looks(0.01, 1), looks(0.5, 1)]).toEqual([5, 25, 300])
  // an early place, long before the start, learns within minutes that the room was closed
  expect(looks(0, -3_600)).toBe(300)
})

test('O11 a paused room names no time, and a new rate applies from the moment it is set', () => {
  const paused = { ...room, perSecond: 0, admittedBefore: 20, rateSince: at(2) }
  expect(placeAt(paused, { share: 0.55 }, at(60))).toMatchObject({ state: 'waiting', ahead: 35, expectedAt: null })
  const resumed = { ...room, perSecond: 5, admittedBefore: 20, rateSince: at(60) }
  expect(placeAt(resumed, { share: 0.55 }, at(61))).toMatchObject({ ahead: 30, expectedAt: at(67) })
})

test('O10 whoever looks at a room without stock, or after its end, learns it whatever their place', () => {
  expect(placeAt({ ...room, isSoldOut: true }, { share: 0.9 }, at(1)).state).toBe('sold_out')
  expect(placeAt(room, { share: 0.9 }, room.endsAt).state).toBe('over')
})

test('O10 the shares of a draw are even, differ by room, and are the same on every server', () => {
  const holders = Array.from({ length: 2_000 }, () => randomBytes(32))
  const shares = holders.map((holder) => shareOf(room.seed, holder))
  expect(shares.every((share) => share >= 0 && share < 1)).toBe(true)
  // the mean of 2,000 even shares is within 0.05 of a half except once in 10^14
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.5, 1)
  const [holder = Buffer.alloc(0)] = holders
  expect(shareOf(room.seed, holder)).toBe(shares[0])
  expect(shareOf(Buffer.alloc(32, 2), holder)).not.toBe(shares[0])
})

test('O10 whatever the rate and its changes: who is admitted stays admitted, a lower number is never admitted later, and never more are admitted than the rate allows', () => {
  const rates = fc.array(
    fc.record({ perSecond: fc.integer({ min: 0, max: 50 }), lasts: fc.integer({ min: 1, max: 120 }) }),
    { minLength: 1, maxLength: 8 },
  )
  const places = fc.array(
    fc.oneof(
      fc.record({ share: fc.double({ min: 0, max: 0.999_999, noNaN: true }) }),
      fc.record({ behind: fc.nat(2_000) }),
    ),
    { minLength: 2, maxLength: 20 },
  )
  fc.assert(
    fc.property(rates, places, fc.nat(500), (changes, all, early) => {
      let now = at(0)
      let current: Room = { ...room, early, perSecond: 0, rateSince: now }
      let allowed = 0
      const admitted = new Set<Place>()
      for (const { perSecond, lasts } of changes) {
        current = { ...current, admittedBefore: admittedUpTo(current, now), rateSince: now, perSecond }
        now += lasts * 1000
        allowed += perSecond * lasts
        expect(admittedUpTo(current, now)).toBeCloseTo(allowed, 6)
        for (const place of all) {
          const isIn = ['admitted', 'missed'].includes(placeAt(current, place, now).state)
          expect(isIn || !admitted.has(place)).toBe(true)
          if (isIn) admitted.add(place)
          for (const other of all)
            if (isIn && numberOf(current, other) < numberOf(current, place))
              expect(placeAt(current, other, now).state).not.toBe('waiting')
        }
      }
    }),
    { numRuns: 200 },
  )
})
