import { expect, test } from 'vitest'
import { typedLimit } from './typed-limit.ts'

test.each([
  ['500', { kind: 'above', value: '500.000' }],
  ['1,500.5', { kind: 'above', value: '1500.500' }],
  ['0400.1', { kind: 'below', value: '400.100' }],
  ['425.400', { wrong: 'samePrice' }],
  ['0', { wrong: 'wrongPrice' }],
  ['1.2345', { wrong: 'wrongPrice' }],
  ['-3', { wrong: 'wrongPrice' }],
  ['', { wrong: 'wrongPrice' }],
])('the price %s beside 425.400 becomes %o', (typed, expected) =>
  expect(typedLimit('price', typed, '425.400')).toEqual(expected),
)

test.each([
  ['5', { kind: 'percent_up', value: '5' }],
  ['0.5', { kind: 'percent_up', value: '0.5' }],
  ['0', { wrong: 'wrongPercent' }],
  ['101', { wrong: 'wrongPercent' }],
  ['5.555', { wrong: 'wrongPercent' }],
])('the percentage %s becomes %o', (typed, expected) =>
  expect(typedLimit('percent_up', typed, '425.400')).toEqual(expected),
)
