import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ApplicationMethod,
  costOf,
  floorInterest,
  type Priced,
  settlementOf,
  settlementOfCharged,
} from './offering-costs.ts'

const standard = { handling: 0, brokerage: 1_000_000, sfcLevy: 2_700, afrcLevy: 150, exchangeFee: 5_650 }
const loan = { maxPercent: 90, yearlyRate: 48_000, days: 7 }
const shares: Priced = { lotAmount: 372_000, maxLots: 50, fees: standard, loan }
const bond = {
  lotAmount: 1_000_000,
  maxLots: 100,
  fees: { handling: 0, brokerage: 0, sfcLevy: 0, afrcLevy: 0, exchangeFee: 0 },
  loan: null,
  bond: { floorCoupon: 40_000, paymentsPerYear: 2, years: 3 },
}

const priced: fc.Arbitrary<Priced> = fc.record({
  lotAmount: fc.integer({ min: 1, max: 1_000_000_000 }),
  maxLots: fc.constant(1_000),
  fees: fc.record({
    handling: fc.integer({ min: 0, max: 10_000 }),
    brokerage: fc.integer({ min: 0, max: 5_000_000 }),
    sfcLevy: fc.integer({ min: 0, max: 10_000 }),
    afrcLevy: fc.integer({ min: 0, max: 10_000 }),
    exchangeFee: fc.integer({ min: 0, max: 10_000 }),
  }),
  loan: fc.record({
    maxPercent: fc.integer({ min: 1, max: 100 }),
    yearlyRate: fc.integer({ min: 0, max: 300_000 }),
    days: fc.integer({ min: 1, max: 30 }),
  }),
})
const lots = fc.integer({ min: 1, max: 1_000 })
const method: fc.Arbitrary<ApplicationMethod> = fc.constantFrom('cash', 'margin')

describe('the cost of an application', () => {
  test('the cost of an application is the amount plus brokerage and levies, each rounded separately to the nearest cent', () => {
    // HK$3,720: 1 %, 0.0027 %, 0.00015 % and 0.00565 % of it
    expect(costOf(shares, 1, 'cash')).toEqual({
      amount: 372_000,
      fees: { handling: 0, brokerage: 3_720, sfcLevy: 10, afrcLevy: 1, exchangeFee: 21 },
      feesTotal: 3_752,
      loan: 0,
      interest: 0,
      blocked: 375_752,
      own: 375_752,
    })
  })

  test('the cost of an application with a loan includes its interest, and the client’s own part is smaller by the loan', () => {
    // 90 % of HK$37,200 for seven days at 4.8 %: 30.8186… dollars
    const { loan: lent, interest, blocked, own } = costOf(shares, 10, 'margin')
    expect([lent, interest]).toEqual([3_348_000, 3_082])
    expect(blocked - costOf(shares, 10, 'cash').blocked).toBe(interest)
    expect(own).toBe(blocked - lent)
  })

  test.each([-1, 0, 51, 0.5, 1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    'the cost of an application is a RangeError for %d lots',
    (lots) => expect(() => costOf(shares, lots, 'cash')).toThrow(RangeError),
  )

  test('the cost of an application is a RangeError with a loan if the offering has no loan', () =>
    expect(() => costOf({ ...shares, loan: null }, 1, 'margin')).toThrow(RangeError))

  test('the cost of an application is a RangeError if the amount is too large to be exact to the cent', () => {
    const dear = { ...bond, lotAmount: Number.MAX_SAFE_INTEGER }
    expect(costOf(dear, 1, 'cash').blocked).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => costOf(dear, 2, 'cash')).toThrow(RangeError)
  })

  test('the cost of an application consists of whole cents that add up, for any offering', () => {
    fc.assert(
      fc.property(priced, lots, method, (offering, lots, method) => {
        const cost = costOf(offering, lots, method)
        const { amount, fees, feesTotal, loan, interest, blocked, own } = cost
        for (const value of [amount, ...Object.values(fees), feesTotal, loan, interest, blocked, own])
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect(Object.values(fees).reduce((sum, fee) => sum + fee, 0)).toBe(feesTotal)
        expect(amount + feesTotal + interest).toBe(blocked)
        expect(own + loan).toBe(blocked)
        expect(BigInt(loan) * 100n <= BigInt(amount) * BigInt(offering.loan?.maxPercent ?? 0)).toBe(true)
      }),
    )
  })

  test('the cost of an application rises with every further lot', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 999 }), method, (offering, lots, method) => {
        expect(costOf(offering, lots + 1, method).blocked).toBeGreaterThan(costOf(offering, lots, method).blocked)
      }),
    )
  })
})

describe('the settlement of an application', () => {
  test('a settlement assigns every blocked cent exactly once, and returns the loan before any refund', () => {
    fc.assert(
      fc.property(priced, lots, method, fc.nat(), (offering, lots, method, some) => {
        const allotted = some % (lots + 1)
        const { blocked, loan } = costOf(offering, lots, method)
        const { paid, fees, interest, loanReturned, loanLeft, refund } = settlementOf(offering, lots, method, allotted)
        for (const value of [paid, fees, interest, loanReturned, loanLeft, refund])
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect(paid + fees + interest + loanReturned + refund).toBe(blocked)
        expect(loanReturned + loanLeft).toBe(loan)
        expect(paid).toBe(offering.lotAmount * allotted)
        if (loanLeft > 0) expect(refund).toBe(0)
      }),
    )
  })

  test('a settlement refunds everything but the interest of a loan if nothing is allotted', () => {
    expect(settlementOf(shares, 10, 'cash', 0)).toMatchObject({ paid: 0, fees: 0, interest: 0, refund: 3_757_516 })
    const { own, interest } = costOf(shares, 10, 'margin')
    expect(settlementOf(shares, 10, 'margin', 0)).toMatchObject({ loanLeft: 0, interest, refund: own - interest })
  })

  test('a settlement charges the fees of the allotted lots, handling included, and none if nothing is allotted', () => {
    const offering = { ...shares, fees: { ...standard, handling: 5_000 } }
    expect(settlementOf(offering, 10, 'cash', 0).fees).toBe(0)
    for (const allotted of [1, 9, 10])
      expect(settlementOf(offering, 10, 'cash', allotted).fees).toBe(costOf(offering, allotted, 'cash').feesTotal)
  })

  const charged = { ...costOf(shares, 10, 'margin'), lots: 10, feeRates: standard }
  const { amount, feesTotal, interest, blocked } = charged
  test.each([
    ['an amount that is no whole number of lots', { amount: amount + 1, blocked: blocked + 1 }],
    ['fees that are not those of the amount', { feesTotal: feesTotal + 1, blocked: blocked + 1 }],
    ['rates the fees were not counted by', { feeRates: { ...standard, handling: 1 } }],
    ['interest that was not blocked', { interest: interest + 1 }],
    ['a cent more blocked than was charged', { blocked: blocked + 1 }],
    ['a cent less blocked than was charged', { blocked: blocked - 1 }],
  ])('a settlement rejects charged figures that contradict each other: %s', (_, change) => {
    expect(settlementOfCharged(charged, 4)).toEqual(settlementOf(shares, 10, 'margin', 4))
    expect(() => settlementOfCharged({ ...charged, ...change }, 4)).toThrow('what was charged does not add up')
  })

  test.each([-1, 11, 0.5])('a settlement is a RangeError for %d of 10 lots allotted', (allotted) =>
    expect(() => settlementOf(shares, 10, 'cash', allotted)).toThrow(RangeError),
  )
})

describe('the minimum interest of a bond', () => {
  test('the minimum interest of a bond is the floor coupon, twice a year for three years', () => {
    expect(floorInterest(bond, 1)).toEqual({ perPayment: 20_000, payments: 6, total: 120_000 })
    expect(floorInterest(bond, 100)).toEqual({ perPayment: 2_000_000, payments: 6, total: 12_000_000 })
    expect(costOf(bond, 3, 'cash')).toMatchObject({ amount: 3_000_000, feesTotal: 0, blocked: 3_000_000 })
  })

  test('the minimum interest of a bond has each payment rounded to the nearest cent', () =>
    expect(floorInterest({ ...bond, lotAmount: 101 }, 1)).toMatchObject({ perPayment: 2, total: 12 }))

  test('the minimum interest of a bond is a RangeError if it is too large to be exact to the cent', () => {
    const dear = { lotAmount: Number.MAX_SAFE_INTEGER, maxLots: 1 }
    const terms = { floorCoupon: 1_000_000, paymentsPerYear: 1, years: 1 }
    expect(floorInterest({ ...dear, bond: terms }, 1).perPayment).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => floorInterest({ ...dear, bond: { ...terms, floorCoupon: 1_000_001 } }, 1)).toThrow(RangeError)
  })

  test.each([0, 101, 2.5])('the minimum interest of a bond throws for %d lots', (lots) =>
    expect(() => floorInterest(bond, lots)).toThrow(RangeError),
  )
})
