import { financingRates } from '@foyer/api/financing'
import { expect, test } from 'vitest'
import { rates, readRates } from './rates.ts'

const [hkd] = rates.currencies
const withTiers = (change: object) => ({
  ...rates,
  currencies: [{ ...hkd, tiers: hkd?.tiers.map((tier, n) => (n === 1 ? { ...tier, ...change } : tier)) }],
})

test('R7 there are rates for Hong Kong dollars, US dollars and renminbi, each with its day count', () => {
  expect(rates.currencies.map(({ currency, dayCount }) => [currency, dayCount])).toEqual([
    ['HKD', 365],
    ['USD', 360],
    ['CNY', 365],
  ])
  expect(financingRates.shape.currencies.safeParse(rates.currencies).success).toBe(true)
})

test('R7 the promotional rate is below the other rates, and no rate rises with the size of the loan', () => {
  for (const { tiers, amount } of rates.currencies) {
    for (const { standard, promotional, afterwards } of tiers)
      expect(promotional).toBeLessThan(Math.min(standard, afterwards))
    for (const name of ['standard', 'promotional', 'afterwards'] as const) {
      const ladder = tiers.map((tier) => tier[name])
      expect(ladder).toEqual([...ladder].sort((one, other) => other - one))
    }
    expect(amount.least).toBeLessThan(amount.example)
    expect(amount.example).toBeLessThan(amount.most)
  }
})

test.each([
  ['leave a gap', { from: 50_000_001 }],
  ['overlap', { from: 49_999_999 }],
  ['end where they begin', { to: 50_000_000 }],
  ['have half a millionth', { standard: 63_000.5 }],
  ['charge more than everything', { standard: 1_000_001 }],
])('R7 tiers that %s prevent the server from starting', (_, change) => {
  expect(() => readRates(withTiers(change))).toThrow('The financing rates are faulty')
})
