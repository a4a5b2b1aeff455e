import { expect, test } from 'vitest'
import { dollars } from './money.ts'

test('An amount names its currency in each language, and has cents where it or its column has', () => {
  expect([dollars('en-US', 123_450), dollars('zh-HK', 30_000), dollars('zh-CN', 30_000)]).toEqual([
    'HK$1,234.50',
    'HK$300',
    'HK$300',
  ])
  expect(dollars('zh-HK', 30_000, { withCents: true })).toBe('HK$300.00')
})
