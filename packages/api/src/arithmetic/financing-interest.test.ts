import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  interestOf,
  type Loan,
  type LoanRates,
  mostDays,
  mostPrincipal,
  mostRate,
  type RateTier,
  tierOf,
} from './financing-interest.ts'

const tier = (
  from: number,
  to: number | null,
  standard: number,
  promotional: number,
  afterwards: number,
): RateTier => ({
  from,
  to,
  standard,
  promotional,
  afterwards,
})
const rates: LoanRates = {
  dayCount: 365,
  promotionalUpTo: 300_000_00,
  tiers: [
    tier(0, 100_000_00, 68_000, 48_000, 66_000),
    tier(100_000_00, 500_000_00, 60_000, 40_000, 58_000),
    tier(500_000_00, null, 50_000, 35_000, 49_000),
  ],
}
const loan = (changes: Partial<Loan> = {}): Loan => ({
  principal: 100_000_00,
  days: 30,
  promotionDays: 90,
  hasCoupon: false,
  ...changes,
})
const shown = ({ lines }: ReturnType<typeof interestOf>) =>
  lines.map(({ phase, principal, rate, days, interest }) => [phase, principal, rate, days, interest])

describe('R7 interest on a margin loan', () => {
  test('R7 interest on a margin loan is principal × rate × days ÷ days of the year, to the cent', () => {
    // 100,000 × 6.8% × 30 ÷ 365 = 558.904…
    expect(interestOf(rates, loan()).total).toBe(558_90)
    // ÷ 360 = 566.666…
    expect(interestOf({ ...rates, dayCount: 360 }, loan()).total).toBe(566_67)
  })

  test('R7 each part of a loan bears the rate of its own tier, to the cent at the boundary', () => {
    expect(shown(interestOf(rates, loan({ principal: 100_000_00, days: 365, promotionDays: 365 })))).toEqual([
      ['promotion', 100_000_00, 68_000, 365, 6_800_00],
    ])
    expect(shown(interestOf(rates, loan({ principal: 100_000_01, days: 365, promotionDays: 365 })))).toEqual([
      ['promotion', 100_000_00, 68_000, 365, 6_800_00],
      ['promotion', 1, 60_000, 365, 0],
    ])
    expect(interestOf(rates, loan({ principal: 600_000_00, days: 365, promotionDays: 365 })).total).toBe(
      6_800_00 + 24_000_00 + 5_000_00,
    )
  })

  test('R7 a coupon gives the promotional rate up to its amount, and the standard rate applies above it', () => {
    const covered = loan({ principal: 400_000_00, days: 365, promotionDays: 365, hasCoupon: true })
    expect(shown(interestOf(rates, covered))).toEqual([
      ['promotion', 100_000_00, 48_000, 365, 4_800_00],
      ['promotion', 200_000_00, 40_000, 365, 8_000_00],
      ['promotion', 100_000_00, 60_000, 365, 6_000_00],
    ])
  })

  test('R7 days after the promotion bear the rate for afterwards, with or without a coupon', () => {
    const long = loan({ days: 100, promotionDays: 90 })
    expect(shown(interestOf(rates, { ...long, hasCoupon: true }))).toEqual([
      ['promotion', 100_000_00, 48_000, 90, 1_183_56],
      ['afterwards', 100_000_00, 66_000, 10, 180_82],
    ])
    const [, after] = interestOf(rates, long).lines
    expect(after).toMatchObject({ rate: 66_000, days: 10 })
    const over = { ...long, promotionDays: 0 }
    expect(interestOf(rates, { ...over, hasCoupon: true })).toEqual(interestOf(rates, over))
  })

  test('R7 the limit of a coupon does not split the loan after the promotion', () => {
    const covered = loan({ principal: 400_000_00, days: 100, promotionDays: 90, hasCoupon: true })
    const afterwards = shown(interestOf(rates, covered)).filter(([phase]) => phase === 'afterwards')
    expect(afterwards.map(([, principal, rate]) => [principal, rate])).toEqual([
      [100_000_00, 66_000],
      [300_000_00, 58_000],
    ])
  })

  test.each([
    [0, 0],
    [1, 0],
    [100_000_00, 0],
    [100_000_01, 1],
    [500_000_00, 1],
    [500_000_01, 2],
  ])('R7 an amount of %i cents reaches the tier %i', (principal, index) => {
    expect(tierOf(rates.tiers, principal)).toBe(index)
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, mostPrincipal + 1, 2 ** 53])(
    'R7 interest is a RangeError for a principal of %d',
    (principal) => {
      expect(() => interestOf(rates, loan({ principal }))).toThrow(RangeError)
    },
  )
})

/** Tiers without gaps, with rates of any height. */
const anyRates = fc
  .record({
    edges: fc.uniqueArray(fc.integer({ min: 1, max: mostPrincipal }), { maxLength: 5 }),
    heights: fc.array(fc.tuple(fc.nat(mostRate), fc.nat(mostRate), fc.nat(mostRate)), { minLength: 6, maxLength: 6 }),
    promotionalUpTo: fc.integer({ min: 0, max: mostPrincipal }),
    dayCount: fc.constantFrom(360 as const, 365 as const),
  })
  .map(({ edges, heights, promotionalUpTo, dayCount }): LoanRates => {
    const starts = [0, ...edges.sort((one, other) => one - other)]
    const tiers = starts.map((from, n) => tier(from, starts[n + 1] ?? null, ...(heights[n] ?? [0, 0, 0])))
    return { dayCount, promotionalUpTo, tiers }
  })
const anyLoan = fc.record({
  principal: fc.integer({ min: 0, max: mostPrincipal }),
  days: fc.integer({ min: 0, max: mostDays }),
  promotionDays: fc.integer({ min: 0, max: mostDays }),
  hasCoupon: fc.boolean(),
})

describe('R7 interest on any loan at any rates', () => {
  test('R7 the lines of interest add up to the total and to the principal, and the total is a safe whole number', () => {
    fc.assert(
      fc.property(anyRates, anyLoan, (of, loan) => {
        const { total, lines } = interestOf(of, loan)
        expect(lines.reduce((sum, { interest }) => sum + interest, 0)).toBe(total)
        for (const [phase, days] of [
          ['promotion', Math.min(loan.days, loan.promotionDays)],
          ['afterwards', Math.max(loan.days - loan.promotionDays, 0)],
        ] as const) {
          const part = lines.filter((line) => line.phase === phase)
          expect(part.reduce((sum, line) => sum + line.principal, 0)).toBe(days > 0 ? loan.principal : 0)
          for (const line of part) expect(line.days).toBe(days)
        }
        for (const { interest } of lines) expect(interest).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(total)).toBe(true)
      }),
    )
  })

  test('R7 one more cent or day never costs less', () => {
    fc.assert(
      fc.property(anyRates, anyLoan, (of, loan) => {
        const { total } = interestOf(of, loan)
        const more = Math.min(loan.principal + 1, mostPrincipal)
        const longer = Math.min(loan.days + 1, mostDays)
        expect(interestOf(of, { ...loan, principal: more }).total).toBeGreaterThanOrEqual(total)
        expect(interestOf(of, { ...loan, days: longer }).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  test('R7 the total of interest is the exact fraction, rounded once, with half a cent rounded up', () => {
    fc.assert(
      fc.property(anyRates, anyLoan, (of, loan) => {
        const { total, lines } = interestOf(of, loan)
        const exact = lines.reduce(
          (sum, { principal, rate, days }) => sum + BigInt(principal) * BigInt(rate) * BigInt(days),
          0n,
        )
        const off = 2n * (BigInt(total) * 1_000_000n * BigInt(of.dayCount) - exact)
        const unit = 1_000_000n * BigInt(of.dayCount)
        expect(off > -unit && off <= unit).toBe(true)
      }),
    )
  })

  test('R7 the total of interest is exact for the largest principal, rate and number of days', () => {
    const dearest: LoanRates = { dayCount: 360, promotionalUpTo: 0, tiers: [tier(0, null, mostRate, 0, mostRate)] }
    const { total } = interestOf(dearest, loan({ principal: mostPrincipal, days: mostDays }))
    expect(total).toBe(Number((BigInt(mostPrincipal) * BigInt(mostDays) * 2n + 360n) / 720n))
  })
})
