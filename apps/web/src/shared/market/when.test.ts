import { expect, test } from 'vitest'
import { whenOpens, whenStopped } from './when.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)
const friday = at('2026-11-20T16:30')

test.each([
  ['zh-CN', '周一 09:30'],
  ['zh-HK', '週一 09:30'],
  ['en-US', 'Mon 09:30'],
] as const)('SCREEN-9 the next opening within a week is a day of the week (%s)', (language, text) => {
  expect(whenOpens(language, at('2026-11-23T09:30'), friday)).toBe(text)
})

test('SCREEN-9 an opening on the same day is a time, and one after a long holiday is a date', () => {
  expect(whenOpens('zh-HK', at('2026-11-20T13:00'), at('2026-11-20T12:30'))).toBe('13:00')
  expect(whenOpens('zh-HK', at('2026-11-27T09:30'), friday)).toBe('11月27日 09:30')
})

test('SCREEN-9 the time at which trading ended has its year when the market opens again in another year', () => {
  expect(whenStopped('en-US', at('2026-11-20T16:00'), at('2026-11-23T09:30'))).toBe('Nov 20, 16:00')
  expect(whenStopped('en-US', at('2026-12-31T12:00'), at('2027-01-04T09:30'))).toBe('Dec 31, 2026, 12:00')
})
