import { describe, expect, test } from 'vitest'
import { compactNumber, grouped, pricedText, priceText } from './figures.ts'
import { movementOf, withSign } from './movement.ts'

describe('R31 a market figure', () => {
  test.each([
    ['0.010', '0.010'],
    ['999.500', '999.500'],
    ['1000.000', '1,000.000'],
    ['24123.450', '24,123.450'],
    ['9007199254740993.001', '9,007,199,254,740,993.001'],
    ['1234567', '1,234,567'],
  ])('of %s is shown as %s', (decimal, shown) => expect(grouped(decimal)).toBe(shown))

  test('of an index loses a last zero and no other digit, and a stock price does not', () => {
    expect(priceText('index', '24123.450')).toBe('24,123.45')
    expect(priceText('index', '24123.455')).toBe('24,123.455')
    expect(priceText('stock', '26.100')).toBe('26.100')
  })

  test('has its currency before it, and points have none', () => {
    expect(pricedText({ kind: 'fund', currency: 'USD' }, '8.262')).toBe('US$8.262')
    expect(pricedText({ kind: 'index', currency: 'HKD' }, '24123.450')).toBe('24,123.45')
  })

  test.each([
    ['zh-CN', '123456789', '1.23亿'],
    ['zh-HK', '123456789', '1.23億'],
    ['en-US', '123456789', '123.46M'],
    ['zh-HK', '11055000', '1,105.5萬'],
    ['zh-CN', '11055000', '1,105.5万'],
    ['zh-HK', '3573360000000', '3.57萬億'],
    ['zh-CN', '3573360000000', '3.57万亿'],
    ['en-US', '3573360000000', '3.57T'],
    ['en-US', '0', '0'],
  ] as const)('SCREEN-9 in %s: %s becomes %s', (language, whole, shown) =>
    expect(compactNumber(language, whole)).toBe(shown),
  )
})

describe('R31 a price movement', () => {
  test.each([
    ['+0.020', 'rise', '+0.020'],
    ['-1.500', 'fall', '−1.500'],
    ['0.000', 'flat', '0.000'],
    ['-0.00', 'flat', '0.00'],
  ])('of %s is a %s and is written %s', (change, movement, written) => {
    expect(movementOf(change)).toBe(movement)
    expect(withSign(change)).toBe(written)
  })
})
