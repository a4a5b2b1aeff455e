import { expect, test } from 'vitest'
import { fillPlural } from './plural.ts'

const days = '{n, plural, one {# day} other {# days}}'

test.each([
  [1, '1 day left'],
  [0, '0 days left'],
  [1200, '1,200 days left'],
])('A1 an English text about %d has the form of that number', (n, text) => {
  expect(fillPlural(`${days} left`, n, 'en-US')).toBe(text)
})

test('A1 a text whose language has one form shows the number as it is', () => {
  expect(fillPlural('{n} 日', 2, 'zh-HK')).toBe('2 日')
})

test('A1 a language with more forms uses those that its text has, otherwise the general one', () => {
  const text = '{n, plural, one {# a} few {# b} other {# c}}'
  expect([1, 3, 5].map((n) => fillPlural(text, n, 'cs'))).toEqual(['1 a', '3 b', '5 c'])
  expect(fillPlural('{n, plural, other {# c}}', 1, 'cs')).toBe('1 c')
})
