import { expect, test } from 'vitest'
import { type Entry, fits, mostEntries, withNew } from './entries.ts'

const accepted: Entry = {
  nth: 1,
  glimpse: { at: 0, event: { type: 'track', event: '$pageview' }, cut: [], isStored: true },
}
const rejected: Entry = {
  nth: 2,
  glimpse: { at: 0, rejection: { index: 0, reason: 'name_malformed', field: 'event' } },
}

test('the newest entries come first, and the oldest are removed', () => {
  const many = Array.from({ length: mostEntries }, (_, nth): Entry => ({ ...accepted, nth }))
  const list = withNew(many, [
    { ...accepted, nth: 1000 },
    { ...rejected, nth: 1001 },
  ])
  expect([list.length, list[0]?.nth, list[1]?.nth, list.at(-1)?.nth]).toEqual([mostEntries, 1001, 1000, 197])
})

test('a filter matches type, event and reason, ignoring case', () => {
  expect(fits(accepted, 'all', 'PAGEV')).toBe(true)
  expect(fits(accepted, 'all', 'track')).toBe(true)
  expect(fits(rejected, 'all', ' name_mal ')).toBe(true)
  expect(fits(rejected, 'all', 'pagev')).toBe(false)
})

test('accepted and rejected events can be shown separately, and gaps are shown with both', () => {
  const gap: Entry = { nth: 3, missed: 4 }
  expect([accepted, rejected, gap].map((entry) => fits(entry, 'accepted', ''))).toEqual([true, false, true])
  expect([accepted, rejected, gap].map((entry) => fits(entry, 'rejected', ''))).toEqual([false, true, true])
})
