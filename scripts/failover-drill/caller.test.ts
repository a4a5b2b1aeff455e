import { expect, test } from 'vitest'
import { isPassing, understand } from './caller.ts'

const answer = (status: number, reason?: string, retryAfter?: string) => ({
  status,
  retryAfter,
  body: reason === undefined ? '<html>Bad Gateway</html>' : JSON.stringify({ status: 1, reason }),
})

test.each([
  ['success', answer(200, 'none'), 'ok', true],
  ['an event that is stored', { status: 204, retryAfter: undefined, body: '' }, 'ok', true],
  ['unavailable with the time of the next attempt', answer(503, 'unavailable', '5'), '503 unavailable', true],
  ['unavailable without it', answer(503, 'unavailable'), '503 unavailable without Retry-After', false],
  ['a failure of the software', answer(500, 'server_error'), '500 server_error', false],
  ['a page of the proxy', answer(502), '502 without a reason', false],
  ['a reason with another status', answer(500, 'unavailable', '5'), '500 unavailable', false],
  ['a refusal of the catalogue', answer(401, 'signature_stale'), '401 signature_stale', true],
])('a caller understands %s', (_, received, outcome, isAllowed) => {
  expect(understand(received)).toEqual({ outcome, isAllowed })
})

test('a caller repeats a call whose outcome is unknown or whose signature was too old, and accepts any other refusal', () => {
  expect([undefined, 'unavailable', 'server_error', 'signature_stale'].map(isPassing)).toEqual(Array(4).fill(true))
  expect(['activity_sold_out', 'code_expired', 'rate_limited'].map(isPassing)).toEqual(Array(3).fill(false))
})
