import { financingRates } from '@foyer/api/financing'
import { expect, test } from 'vitest'
import { sampleContent } from '../../engine/facts/kind.ts'
import { ratesKind } from './rates.ts'

const rates = sampleContent(ratesKind)
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

/** The messages of the faults of a content. */
const faultsOf = (content: unknown): string =>
  (ratesKind.schema.safeParse(content).error?.issues ?? []).map(({ message }) => message).join('\n')

test.each([
  ['leave a gap', { from: 50_000_001 }, 'without a gap'],
  ['overlap', { from: 49_999_999 }, 'without a gap'],
  ['end where they begin', { to: 50_000_000 }, 'without a gap'],
  ['have half a millionth', { standard: 63_000.5 }, 'expected int'],
  ['charge more than everything', { standard: 1_000_001 }, 'Too big'],
  ['have an unknown field', { special: 1 }, 'Unrecognized key'],
])('R7 tiers that %s are refused', (_, change, fault) => {
  expect(faultsOf(withTiers(change))).toContain(fault)
})

test('R7 rates with a currency twice, a ladder without an end and an example above the most are refused', () => {
  expect(faultsOf({ ...rates, currencies: [hkd, hkd] })).toBe('must not list a currency twice')
  expect(faultsOf({ ...rates, currencies: [{ ...hkd, tiers: hkd?.tiers.slice(0, 1) }] })).toContain('end with null')
  const amount = { least: 1, example: 3, most: 2 }
  expect(faultsOf({ ...rates, currencies: [{ ...hkd, amount }] })).toContain('an example between')
})
