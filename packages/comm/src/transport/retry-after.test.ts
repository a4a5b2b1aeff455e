import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const date = 'Mon, 05 Jan 2026 02:00:00 GMT'

test.each([
  ['0', 0],
  ['120', 120],
  ['Mon, 05 Jan 2026 02:00:07 GMT', 7],
  ['Mon, 05 Jan 2026 01:59:00 GMT', 0],
])('Retry-After of %s is %i seconds', (header, seconds) => {
  expect(readRetryAfter(header, date)).toBe(seconds)
})

test.each(['', 'soon', '-1', '1.5x', undefined, null, 7])('Retry-After of %j gives no time', (header) => {
  expect(readRetryAfter(header, date)).toBeUndefined()
})
