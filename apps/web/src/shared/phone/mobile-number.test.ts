import { expect, test } from 'vitest'
import { cleanMobile, isMobile } from './mobile-number.ts'

test('V5 cleaning a mobile number removes spaces and separators and converts full-width digits', () => {
  expect(cleanMobile(' 5123 4567 ')).toBe('51234567')
  expect(cleanMobile('（５１２３）４５６７')).toBe('51234567')
  expect(cleanMobile('138-0013-8000')).toBe('13800138000')
})

test.each([
  ['852', '51234567', true],
  ['852', '5123456', false],
  ['852', '512345678', false],
  ['852', '31234567x', false],
  ['86', '13800138000', true],
  ['86', '013800138000', true],
  ['86', '1380013800', false],
  ['86', '23800138000', false],
  ['853', '61234567', true],
  ['44', '7400123456', true],
  ['44', '07400123456', true],
  ['44', '123', false],
  ['44', '', false],
])('V5 the validity of the number +%s %s is %s', (areaCode, mobileNo, good) => {
  expect(isMobile(areaCode, mobileNo)).toBe(good)
})
