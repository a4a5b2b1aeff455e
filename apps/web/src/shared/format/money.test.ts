import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })

test('E1 an amount is written exactly to the cent, from one cent to the largest safe integer', () => {
  expect(formatMoney('en-US', hkd(1))).toBe('HK$0.01')
  expect(formatMoney('zh-HK', hkd(123_450), '+')).toBe('+HK$1,234.50')
  expect(formatMoney('zh-CN', hkd(Number.MAX_SAFE_INTEGER))).toBe('HK$90,071,992,547,409.91')
})
