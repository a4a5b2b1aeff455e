import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleContent } from '../../engine/facts/kind.ts'
import { cashbackFor, cashbackKind } from './tiers.ts'

const terms = sampleContent(cashbackKind)
const { tiers, cap } = terms

test.each([
  [0, 0, null, { tier: 0, missing: 200_00 }],
  [199_99, 0, null, { tier: 0, missing: 1 }],
  [200_00, 20_00, 0, { tier: 1, missing: 400_00 }],
  [599_99, 59_99, 0, { tier: 1, missing: 1 }],
  [600_00, 120_00, 1, { tier: 2, missing: 900_00 }],
  [1_499_99, 299_99, 1, { tier: 2, missing: 1 }],
  [1_500_00, 450_00, 2, null],
])('R16 fees of %i cents give a cashback of %i cents', (fees, amount, tier, next) => {
  expect(cashbackFor(terms, fees)).toEqual({ amount, tier, next, isCapped: false })
})

test.each([
  [2_666_66, 799_99, false],
  [2_666_67, 800_00, true],
  [2_666_70, 800_00, true],
  [Number.MAX_SAFE_INTEGER, 800_00, true],
])('R16 fees of %i cents give a cashback of %i cents, and isCapped is %s', (fees, amount, isCapped) => {
  expect(cashbackFor(terms, fees)).toMatchObject({ amount, isCapped })
})

const anyFees = fc.oneof(fc.nat(3_000_00), fc.maxSafeNat())

test('R16 cashback is the rate of the fees rounded down to whole cents, and never exceeds the fees or the cap', () => {
  fc.assert(
    fc.property(anyFees, (fees) => {
      const { amount, tier } = cashbackFor(terms, fees)
      const percent = tier === null ? 0 : (tiers[tier]?.percent ?? 0)
      const exact = (BigInt(fees) * BigInt(percent)) / 100n
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount).toBeLessThanOrEqual(Math.min(fees, cap))
      expect(BigInt(amount)).toBe(exact < BigInt(cap) ? exact : BigInt(cap))
    }),
    { numRuns: 1000 },
  )
})

test('R16 higher fees never give less cashback', () => {
  fc.assert(
    fc.property(anyFees, fc.nat(1_000_00), (fees, more) => {
      fc.pre(fees + more <= Number.MAX_SAFE_INTEGER)
      expect(cashbackFor(terms, fees + more).amount).toBeGreaterThanOrEqual(cashbackFor(terms, fees).amount)
    }),
  )
})

test.each([
  [
    'fall in fees',
    [
      { from: 600, percent: 10 },
      { from: 200, percent: 20 },
    ],
  ],
  [
    'fall in percentage',
    [
      { from: 200, percent: 20 },
      { from: 600, percent: 10 },
    ],
  ],
  ['return more than everything', [{ from: 200, percent: 101 }]],
  ['are none', []],
])('R16 tiers that %s are refused', (_, faulty) => {
  expect(cashbackKind.schema.safeParse({ tiers: faulty, cap }).success).toBe(false)
})
