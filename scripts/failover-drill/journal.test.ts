import { expect, test } from 'vitest'
import { type Attempt, effectOf, longestGap } from './journal.ts'

test.each([
  ['between two moments of the period', [0, 20, 70, 110], 10, 100, 50],
  ['that begins before the period', [0, 60, 110], 10, 100, 60],
  ['that ends after the period', [0, 60, 130], 10, 100, 70],
  ['without any moment', [], 10, 100, 90],
])('the longest gap may be one %s', (_, moments, from, to, gap) => {
  expect(longestGap(moments, from, to)).toBe(gap)
})

const attempt = (ended: number, outcome: string, more: Partial<Attempt> = {}): Attempt => ({
  act: 'claim',
  begun: ended - 1,
  ended,
  outcome,
  isAllowed: true,
  ...more,
})

test('reads end no silence, attempts outside of the period do not count, and forbidden answers are named', () => {
  const attempts = [
    attempt(0, 'ok'),
    attempt(20, '503 unavailable'),
    attempt(30, 'ok', { act: 'read' }),
    attempt(40, '503 unavailable'),
    attempt(50, '500 server_error', { isAllowed: false }),
    attempt(60, 'ok'),
    attempt(200, '503 unavailable'),
  ]
  expect(effectOf(attempts, 10, 100)).toEqual({
    silence: 60,
    acknowledged: 1,
    failed: { '503 unavailable': 2, '500 server_error': 1 },
    forbidden: ['claim: 500 server_error'],
  })
})
