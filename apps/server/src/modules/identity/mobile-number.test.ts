import { expect, test } from 'vitest'
import { maskMobile, readMobile, typedNumber } from './mobile-number.ts'

test.each([
  ['852', '91234567', '+85291234567'],
  ['852', '9123 4567', '+85291234567'],
  ['852', '９１２３　４５６７', '+85291234567'],
  ['852', '091234567', '+85291234567'],
  ['852', '+852 9123-4567', '+85291234567'],
  ['852', '85291234567', '+85291234567'],
  ['86', '13800138000', '+8613800138000'],
  ['86', '013800138000', '+8613800138000'],
  ['44', '07911 123456', '+447911123456'],
  ['1', '(202) 555.0123', '+12025550123'],
])('V7 Under +%s, %s is the number %s', (callingCode, typed, e164) => {
  expect(readMobile(callingCode, typed)).toMatchObject({ e164, callingCode })
})

test.each([
  ['852', '9123456'],
  ['852', '912345678'],
  ['86', '1380013800'],
  ['86', '138001380000'],
  ['852', '21234567'],
  ['852', '+8613800138000'],
  ['852', '999'],
  ['852', '0'],
  ['852', ''],
  ['852', '9123456a'],
  ['852', '📱📱📱📱'],
  ['852', '9'.repeat(32)],
  ['86', "13800138000'; --"],
])('V7 Under +%s, %s is no mobile number', (callingCode, typed) => {
  expect(() => readMobile(callingCode, typed)).toThrow(expect.objectContaining({ reason: 'mobile_malformed' }))
})

test.each([
  ['premium rate', '1', '9002345678'],
  ['premium rate', '852', '90012345678'],
  ['personal numbers', '44', '7012345678'],
  ['satellite', '881', '612345678'],
  ['satellite', '870', '773123456'],
  ['global premium rate', '979', '123456789'],
  ['an unassigned calling code', '999', '91234567'],
  ['an unassigned calling code', '0852', '91234567'],
])('N5 A number of the kind %s gets no messages: +%s %s', (_kind, callingCode, typed) => {
  expect(() => readMobile(callingCode, typed)).toThrow(expect.objectContaining({ reason: 'sms_region_blocked' }))
})

test('V7 A sealed number is never parsed as a typed one', () => {
  expect(typedNumber('138 0013 8000')).toBe('13800138000')
  expect(typedNumber('q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=')).toBeUndefined()
})

test('A masked number shows the calling code and the last four digits', () => {
  expect(maskMobile('+85291234567')).toBe('+852 ****4567')
  expect(maskMobile('+12025550123')).toBe('+1 ****0123')
})
