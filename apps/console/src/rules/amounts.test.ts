import { expect, test } from 'vitest'
import { scales, storedAmount, writtenAmount } from './amounts.ts'

test('What a person writes is stored in whole cents and parts, and written back as the same amount', () => {
  expect(storedAmount('1,234.50', scales.money)).toBe(123_450)
  expect(storedAmount(' 0.5 ', scales.odds)).toBe(5_000)
  expect(storedAmount('', scales.number)).toBeNull()
  expect(writtenAmount(123_450, scales.money)).toBe('1234.50')
  expect(writtenAmount(5_000, scales.odds)).toBe('0.5')
})

test.each(['12.345', '-5', '1e3', '=1+1', 'ten'])('%j is no amount of money, and stays as it was written', (text) => {
  expect(storedAmount(text, scales.money)).toBe(text)
  expect(writtenAmount(text, scales.money)).toBe(text)
})
