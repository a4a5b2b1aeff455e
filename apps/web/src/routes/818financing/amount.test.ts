import { describe, expect, test } from 'vitest'
import { groupAmount, placeAfter, readAmount, significantBefore } from './amount.ts'

const bounds = { least: 1_000_00, most: 100_000_000_00 }

describe('V5 amounts in the forms that people write', () => {
  test.each([
    ['500000', 500_000_00],
    ['500,000', 500_000_00],
    ['500,000.5', 500_000_50],
    ['500000.', 500_000_00],
    ['1,234,567.89', 1_234_567_89],
    [' HK$ 1 234 567.89 ', 1_234_567_89],
    ['５００，０００．２５', 500_000_25],
    ['５０００。', 5_000_00],
    ['￥1,000,000', 1_000_000_00],
    ['US$2,000', 2_000_00],
    ['0012000', 12_000_00],
    ['1,000.00', 1_000_00],
    ['100,000,000.00', 100_000_000_00],
  ])('V5 the amount %s is read to the cent', (typed, minor) => {
    expect(readAmount(typed, bounds)).toEqual({ minor })
  })

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['HK$', 'missing'],
    ['abc', 'malformed'],
    ['-5000', 'malformed'],
    ['5e6', 'malformed'],
    ['0x10', 'malformed'],
    ['1.2.3', 'malformed'],
    ['五十万', 'malformed'],
    ['∞', 'malformed'],
    ['.5', 'malformed'],
    ['1.234,56', 'decimals'],
    ['5000.001', 'decimals'],
    ['999.99', 'tooSmall'],
    ['0', 'tooSmall'],
    ['100,000,000.01', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
  ])('V5 the amount %s is refused: %s', (typed, fault) => {
    expect(readAmount(typed, bounds)).toEqual({ fault })
  })

  test.each([
    ['1234567.8', '1,234,567.8'],
    ['1,2345', '12,345'],
    ['１２３４', '1,234'],
    ['HK$5000', '5,000'],
    ['0', '0'],
    ['00500', '500'],
    ['12a', '12a'],
    ['', ''],
  ])('the typed text %s is grouped by thousands as %s', (typed, grouped) => {
    expect(groupAmount(typed)).toBe(grouped)
  })

  test('the caret stays behind the same digit when the thousands are grouped again', () => {
    // the user typed a 9 after the 2 of 1,234
    const [typed, at] = ['1,2934', 4]
    const grouped = groupAmount(typed)
    expect(grouped).toBe('12,934')
    expect(placeAfter(grouped, significantBefore(typed, at))).toBe('12,9'.length)
    expect(placeAfter('1,234', 0)).toBe(0)
    expect(placeAfter('1,234', 9)).toBe(5)
  })
})
