import { expect, test } from 'vitest'
import { redact } from './redaction.ts'

test.each([
  ['  Go\n on ', 'Go on'],
  ['3 left of 120', '3 left of 120'],
  ['Send to 9123 4567', 'Send to *'],
  ['Card 4111-****-****-1111', 'Card *'],
  ['Account (852) 91**/**67', 'Account (*'],
  ['致電 ９１２３４５６７', '致電 *'],
  ['Write to a@b.hk, please', 'Write to * please'],
  ['Write to a＠b.hk', 'Write to *'],
])('of “%s” on a button “%s” is stored', (text, expected) => {
  expect(redact(text)).toBe(expected)
})

test('COMM-21 a number of four digits is removed, and one of three is not', () => {
  expect(['Code 1234', 'Pay 12 34', 'Top 100'].map(redact)).toEqual(['Code *', 'Pay *', 'Top 100'])
})

test('a button that contains a whole page gives no more text than any other', () => {
  for (const text of ['x', '1-', '1 ', '-', '@', 'x1'])
    expect(redact(text.repeat(500_000)).length).toBeLessThanOrEqual(80)
})
