import { expect, test } from 'vitest'
import { formatFeeRate, formatRate, formatWhole } from './rates.ts'

test('rates are written exactly, with as many decimal places as they have', () => {
  expect([40_000, 48_000, 43_750, 1_000_000, 5].map(formatRate)).toEqual([
    '4.00%',
    '4.80%',
    '4.375%',
    '100.00%',
    '0.0005%',
  ])
  expect([1_000_000, 2_700, 150, 5_650].map(formatFeeRate)).toEqual(['1%', '0.0027%', '0.00015%', '0.00565%'])
})

test('an amount of zero cents is written without decimal places', () => {
  expect([1_000_000, 1_000_050].map(formatWhole)).toEqual(['HK$10,000', 'HK$10,000.50'])
})
