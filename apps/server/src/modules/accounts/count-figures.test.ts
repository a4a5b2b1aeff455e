import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buyingPower, countFigures, type Valued } from './count-figures.ts'
import { gainPercentOf, marketValueOf, partOf } from './market-value.ts'

describe('E2 Figures checked by hand', () => {
  const holdings = [
    { marketValue: 300_000_00, loanableValue: 210_000_00 },
    { marketValue: 50_000_00, loanableValue: 0 },
  ]

  test('The figures of a margin account with a loan and reserved cash match a hand calculation', () => {
    const books: Valued = {
      accountType: 'margin',
      available: 40_000_00,
      blocked: 10_000_00,
      loan: 60_000_00,
      agreedLimit: 500_000_00,
      positions: holdings,
    }
    expect(countFigures(books, 75)).toEqual({
      accountType: 'margin',
      // 350,000 + 50,000 − 60,000
      marginAccount: 340_000_00,
      cashAccount: null,
      holdingsValue: 350_000_00,
      fundBalance: 50_000_00,
      // the lesser of 40,000 + 500,000 − 60,000 and (40,000 + 210,000 − 60,000) ÷ 0.25
      maximumBuyingPower: 480_000_00,
      creditLimit: 210_000_00,
      availableFunds: 40_000_00,
      availableCredit: 150_000_00,
      blockedFunds: 10_000_00,
      loan: 60_000_00,
      agreedLimit: 500_000_00,
      loanableValue: 210_000_00,
      bestMarginable: 75,
    })
    expect(countFigures({ ...books, agreedLimit: 2_000_000_00 }, 75).maximumBuyingPower).toBe(760_000_00)
  })

  test('A cash account has the buying power of its available funds and no credit', () => {
    const books: Valued = {
      accountType: 'cash',
      available: 40_000_00,
      blocked: 10_000_00,
      loan: 0,
      agreedLimit: 0,
      positions: holdings.map(({ marketValue }) => ({ marketValue, loanableValue: 0 })),
    }
    expect(countFigures(books, 75)).toMatchObject({
      marginAccount: null,
      cashAccount: 400_000_00,
      maximumBuyingPower: 40_000_00,
      creditLimit: 0,
      availableCredit: 0,
      bestMarginable: 0,
    })
  })

  test('After prices fall below the loan, a margin account has neither credit nor buying power', () => {
    const books: Valued = {
      accountType: 'margin',
      available: 5_000_00,
      blocked: 0,
      loan: 100_000_00,
      agreedLimit: 500_000_00,
      positions: [{ marketValue: 90_000_00, loanableValue: 63_000_00 }],
    }
    expect(countFigures(books, 75)).toMatchObject({
      marginAccount: -5_000_00,
      availableCredit: 0,
      maximumBuyingPower: 0,
    })
  })

  test('An account without means of its own can buy collateral of 100 percent up to its limit, and no other collateral', () => {
    const means = { available: 6, agreedLimit: 3, loan: 6, loanableValue: 0 }
    expect(buyingPower(means, 100)).toBe(3)
    expect(buyingPower(means, 99)).toBe(0)
    expect(buyingPower({ ...means, available: 5 }, 100)).toBe(0)
  })

  test.each([
    // shares, thousandths, rate, cents
    [2_000, 26_100, 1_000, 52_200_00],
    // 300 of a counter at US$1.437, at 7.8 Hong Kong dollars each: 3,362.58
    [300, 1_437, 7_800, 3_362_58],
    // 1 at HK$0.005 is half a cent and rounds to one; 1 at 0.004 rounds to none
    [1, 5, 1_000, 1],
    [1, 4, 1_000, 0],
    // 7 of a renminbi counter at CN¥10.435, at 1.08 each: 78.8886
    [7, 10_435, 1_080, 78_89],
  ])(
    'A holding of %i at %i thousandths and a rate of %i thousandths is worth %i cents',
    (quantity, price, rate, cents) => {
      expect(marketValueOf(quantity, price, rate)).toBe(cents)
    },
  )

  test.each([
    [12_34, 100_00, '+12.34'],
    [-12_34, 100_00, '-12.34'],
    [1, 300_00, '0.00'],
    [-1, 200_00, '-0.01'],
    [Number.MAX_SAFE_INTEGER, 1, '+900719925474099100.00'],
    [-500, 500, '-100.00'],
    [0, 500, '0.00'],
    [500, 0, null],
  ])('A gain of %i on %i is %s percent', (gain, cost, percent) => {
    expect(gainPercentOf(gain, cost)).toBe(percent)
  })

  test('A value beyond exact whole cents throws a RangeError', () => {
    expect(() => marketValueOf(Number.MAX_SAFE_INTEGER, 500_000, 1_000)).toThrow(RangeError)
    expect(marketValueOf(Number.MAX_SAFE_INTEGER, 10, 1_000)).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('E2 Properties of the figures', () => {
  const cents = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 10 ** 14 }))
  const percent = fc.integer({ min: 0, max: 100 })
  const positions = fc.array(
    fc.record({ marketValue: cents, percent }).map(({ marketValue, percent: part }) => ({
      marketValue,
      loanableValue: partOf(marketValue, part),
    })),
    { maxLength: 8 },
  )
  const margin = fc.record({
    accountType: fc.constant('margin' as const),
    available: cents,
    blocked: cents,
    loan: cents,
    agreedLimit: cents,
    positions,
  })
  const any = fc.oneof(
    margin,
    margin.map((books): Valued => ({ ...books, accountType: 'cash', loan: 0, agreedLimit: 0 })),
  )
  const holds = <T>(of: fc.Arbitrary<T>, check: (value: T) => void) =>
    fc.assert(fc.property(of, check), { numRuns: 2_000 })

  test('All figures are whole, and only a net value can be negative', () => {
    holds(fc.tuple(any, percent), ([books, best]) => {
      const { marginAccount, cashAccount, accountType, ...others } = countFigures(books, best)
      for (const [name, amount] of Object.entries(others)) {
        expect(Number.isSafeInteger(amount), name).toBe(true)
        expect(amount, name).toBeGreaterThanOrEqual(0)
      }
      expect([marginAccount, cashAccount].filter((net) => net === null)).toHaveLength(1)
      expect(cashAccount ?? 0).toBeGreaterThanOrEqual(0)
    })
  })

  test('The net value is holdings plus funds minus the loan', () => {
    holds(any, (books: Valued) => {
      const { marginAccount, cashAccount, holdingsValue, fundBalance, loan } = countFigures(books, 75)
      expect(marginAccount ?? cashAccount).toBe(holdingsValue + fundBalance - loan)
      expect(holdingsValue).toBe(
        books.positions.map(({ marketValue }) => marketValue).reduce((sum, value) => sum + value, 0),
      )
    })
  })

  test('The buying power for an instrument that is no collateral never exceeds available funds plus credit', () => {
    holds(any, (books) => {
      const { availableFunds, availableCredit, loan, agreedLimit, loanableValue, creditLimit } = countFigures(books, 75)
      const most = buyingPower({ available: availableFunds, agreedLimit, loan, loanableValue }, 0)
      expect(most).toBeLessThanOrEqual(availableFunds + availableCredit)
      if (loan <= creditLimit) expect(most).toBe(availableFunds + availableCredit)
    })
  })

  test('After a purchase at the maximum, limit and collateral cover the loan, and they do not cover one cent more', () => {
    holds(fc.tuple(margin, percent), ([books, best]) => {
      const { maximumBuyingPower, availableFunds, loan, agreedLimit, loanableValue } = countFigures(books, best)
      // in hundredths of a cent, since the collateral is a percentage
      const isCarried = (price: number) => {
        const owed = BigInt(loan) + BigInt(price) - BigInt(availableFunds)
        const carried = BigInt(loanableValue) * 100n + BigInt(price) * BigInt(best)
        return owed <= BigInt(agreedLimit) && owed * 100n <= carried
      }
      if (maximumBuyingPower > 0) expect(isCarried(maximumBuyingPower)).toBe(true)
      expect(isCarried(maximumBuyingPower + 1)).toBe(false)
    })
  })

  test('Better collateral never lowers the buying power, and a cash account always has exactly its available funds', () => {
    holds(fc.tuple(any, percent, percent), ([books, one, other]) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [less, more] = [countFigures(books, low), countFigures(books, high)]
      expect(more.maximumBuyingPower).toBeGreaterThanOrEqual(less.maximumBuyingPower)
      if (books.accountType === 'cash') expect(more.maximumBuyingPower).toBe(books.available)
    })
  })

  test('Reserving cash leaves balance and net value unchanged and lowers available funds by the same amount', () => {
    holds(fc.tuple(any, fc.nat()), ([books, part]) => {
      const amount = books.available === 0 ? 0 : part % (books.available + 1)
      const before = countFigures(books, 75)
      const after = countFigures({ ...books, available: books.available - amount, blocked: books.blocked + amount }, 75)
      expect(after.availableFunds).toBe(before.availableFunds - amount)
      expect(after.maximumBuyingPower).toBeLessThanOrEqual(before.maximumBuyingPower)
      const { availableFunds, blockedFunds, maximumBuyingPower, ...same } = before
      expect(after).toMatchObject(same)
    })
  })
})
