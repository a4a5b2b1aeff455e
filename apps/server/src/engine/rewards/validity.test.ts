import { expect, test } from 'vitest'
import { endOfValidity } from './validity.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['in the morning', '2026-01-05T00:00:00'],
  ['at the last millisecond of the day', '2026-01-05T23:59:59.999'],
])(
  'a reward claimed %s is valid to the end of that day in Hong Kong plus the given number of further days',
  (_, now) => {
    expect(endOfValidity(at(now), 0)).toBe(at('2026-01-06T00:00:00'))
    expect(endOfValidity(at(now), 30)).toBe(at('2026-02-05T00:00:00'))
  },
)
