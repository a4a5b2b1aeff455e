import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentSeconds } from '../films/reels.ts'
import { type ChannelSegment, channelAt, windowSegments } from './channel.ts'

const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
const start = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })
const total = (films: readonly number[]) => films.reduce((sum, count) => sum + count, 0)

/** What may follow a segment: the next one of its film, or the first one of the next film. */
const follows = (films: readonly number[], one: ChannelSegment, next: ChannelSegment): void => {
  const isLast = one.segment === (films[one.film] ?? 0) - 1
  expect(next).toEqual({
    film: isLast ? (one.film + 1) % films.length : one.film,
    segment: isLast ? 0 : one.segment + 1,
    sequence: one.sequence + 1,
    startsAt: one.startsAt + segmentSeconds * 1000,
    discontinuity: one.discontinuity + (isLast ? 1 : 0),
  })
}

test('the channel shows the segments of its films one after the other, in an endless loop', () => {
  fc.assert(
    fc.property(counts, start, (films, now) => {
      const window = channelAt(films, now)
      expect(window).toHaveLength(windowSegments)
      for (const [i, segment] of window.entries()) {
        const next = window[i + 1]
        if (next) follows(films, segment, next)
      }
    }),
  )
})

test('a player that polls finds each segment unchanged under its number, and numbers only grow', () => {
  fc.assert(
    fc.property(
      counts,
      start,
      fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 30 }),
      (films, from, steps) => {
        const seen = new Map<number, ChannelSegment>()
        let now = from
        let first = 0
        for (const step of steps) {
          now += step
          const window = channelAt(films, now)
          expect(window[0]?.sequence).toBeGreaterThanOrEqual(first)
          first = window[0]?.sequence ?? 0
          for (const segment of window) {
            expect(seen.get(segment.sequence) ?? segment).toEqual(segment)
            seen.set(segment.sequence, segment)
          }
        }
      },
    ),
  )
})

test('a segment appears after it has ended and stays for a minute', () => {
  fc.assert(
    fc.property(counts, start, (films, now) => {
      const window = channelAt(films, now)
      const end = (window.at(-1)?.startsAt ?? 0) + segmentSeconds * 1000
      expect(now - end).toBeGreaterThanOrEqual(0)
      expect(now - end).toBeLessThan(segmentSeconds * 1000)
      expect(end - (window[0]?.startsAt ?? 0)).toBe(60_000)
    }),
  )
})

test('after a network loss of twenty seconds the next segment of a player is still available', () => {
  fc.assert(
    fc.property(counts, start, (films, now) => {
      // a player is three segments behind the end when the network is lost
      const next = (channelAt(films, now).at(-3)?.sequence ?? 0) + 1
      expect(channelAt(films, now + 20_000).map(({ sequence }) => sequence)).toContain(next)
    }),
  )
})

test('the loop takes as long as all films together', () => {
  fc.assert(
    fc.property(counts, start, (films, now) => {
      const [one] = channelAt(films, now)
      const [later] = channelAt(films, now + total(films) * segmentSeconds * 1000)
      expect([later?.film, later?.segment]).toEqual([one?.film, one?.segment])
      expect((later?.discontinuity ?? 0) - (one?.discontinuity ?? 0)).toBe(films.length)
    }),
  )
})

test('segment numbers stay small enough for players that iterate over them, and are never negative on an unset clock', () => {
  expect(channelAt([12, 12], Date.UTC(2030, 0, 1)).at(-1)?.discontinuity).toBeLessThan(4_000_000)
  for (const now of [120_000, Date.UTC(2025, 0, 1), Date.UTC(2025, 0, 1) + 60_000])
    expect(
      Math.min(...channelAt([12, 12], now).flatMap((one) => [one.sequence, one.discontinuity, one.segment])),
    ).toBeGreaterThanOrEqual(0)
})
