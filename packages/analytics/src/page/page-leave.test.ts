import { expect, test } from 'vitest'
import { someMonday } from '../testing/time.ts'
import { pageLeave } from './page-leave.ts'

/** The duration reported for a page that was left after so many seconds without a stored heartbeat. */
const leftAfter = (seconds: number): unknown => {
  let now = someMonday
  const emitted: unknown[] = []
  const storage = { keys: () => [], get: () => null, set: () => true, remove: () => {} }
  const page = pageLeave(
    { storage, now: () => now, after: () => () => {}, random: (length) => new Uint8Array(length) },
    () => ({ $title: 'Home' }),
    (facts) => emitted.push(facts),
  )
  page.enter()
  now += seconds * 1_000
  page.leave()
  return emitted[0]
}

test('T3 a page leave has at most 432000 seconds; beyond that, and if a clock was set back, it has no duration', () => {
  expect([0, 432_000].map(leftAfter)).toEqual([
    { $title: 'Home', event_duration: 0 },
    { $title: 'Home', event_duration: 432_000 },
  ])
  expect([-1, 432_001].map(leftAfter)).toEqual([{ $title: 'Home' }, { $title: 'Home' }])
})
