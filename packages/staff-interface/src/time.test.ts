import { expect, test } from 'vitest'
import { ago, dayMs, dayOf, dayText, minutesAndSeconds, monthText, shortDay, stamp } from './time.ts'

const at = Date.parse('2026-11-26T16:30:05Z')

test('Times are those of Hong Kong', () => {
  expect([stamp(at), dayOf(at)]).toEqual(['2026-11-27 00:30:05', '2026-11-27'])
})

test('A day and a month are shown as the reader of each language writes them', () => {
  expect([dayText('en-US', '2026-12-04'), monthText('en-US', '2026-11')]).toEqual(['4 Dec 2026', 'Nov 2026'])
  expect([dayText('zh-HK', '2026-12-04'), monthText('zh-CN', '2026-11')]).toEqual(['2026年12月4日', '2026年11月'])
  expect([shortDay('en-US', '2026-12-04'), shortDay('zh-HK', '2026-12-04')]).toEqual(['04/12', '4/12'])
  expect([dayText('en-US', 'soon'), monthText('en-US', 'soon')]).toEqual(['soon', 'soon'])
})

test('A time that passed is shown in its largest whole unit', () => {
  const shown = [5_000, 119_000, 3 * 3_600_000, 26 * 3_600_000, 40 * dayMs, 800 * dayMs]
  expect(shown.map((passed) => ago('en-US', at - passed, at))).toEqual([
    'now',
    '1 minute ago',
    '3 hours ago',
    'yesterday',
    'last month',
    '2 years ago',
  ])
  // the clock of this device may be behind
  expect(ago('en-US', at + 5_000, at)).toBe('now')
})

test('The remaining time of a session is shown in minutes and seconds', () => {
  expect([100_000, 60_001, 900, -5].map(minutesAndSeconds)).toEqual(['1:40', '1:01', '0:01', '0:00'])
})
