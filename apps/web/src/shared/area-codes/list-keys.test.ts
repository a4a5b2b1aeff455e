import { expect, test } from 'vitest'
import { moveBy, typeAhead, typeOn } from './list-keys.ts'
import { canada, chad, hongKong, iceland, ivoryCoast, unitedStates } from './testing/entries.ts'

test('C10 arrow keys move by one row and stop at the ends, and Home and End go to the ends', () => {
  expect([moveBy('ArrowDown', 3, 10, 5), moveBy('ArrowUp', 3, 10, 5)]).toEqual([4, 2])
  expect([moveBy('ArrowDown', 9, 10, 5), moveBy('ArrowUp', 0, 10, 5)]).toEqual([9, 0])
  expect([moveBy('Home', 7, 10, 5), moveBy('End', 2, 10, 5)]).toEqual([0, 9])
})

test('C10 without an active row ArrowDown starts at the first and ArrowUp at the last', () => {
  expect([moveBy('ArrowDown', undefined, 10, 5), moveBy('ArrowUp', undefined, 10, 5)]).toEqual([0, 9])
})

test('C10 PageUp and PageDown move by a page within the list', () => {
  expect([moveBy('PageDown', 3, 10, 5), moveBy('PageUp', 8, 10, 5)]).toEqual([8, 3])
  expect([moveBy('PageDown', 8, 10, 5), moveBy('PageUp', 2, 10, 5)]).toEqual([9, 0])
})

test('C10 other keys do not change the active row, and no key does in an empty list', () => {
  expect(moveBy('a', 3, 10, 5)).toBeUndefined()
  expect(moveBy('Tab', 3, 10, 5)).toBeUndefined()
  expect(moveBy('ArrowDown', undefined, 0, 5)).toBeUndefined()
})

const rows = [hongKong, canada, chad, ivoryCoast, hongKong, iceland, unitedStates]

test('C10 typed letters find a row by its name in the language, its English name or its group letter', () => {
  expect(typeAhead(rows, 'ice', undefined, 'en-US')).toBe(5)
  expect(typeAhead(rows, 'united s', undefined, 'en-US')).toBe(6)
  expect(typeAhead(rows, 'iceland', undefined, 'zh-CN')).toBe(5)
  expect(typeAhead(rows, 'b', undefined, 'zh-CN')).toBe(5)
  expect(typeAhead(rows, '冰', undefined, 'zh-HK')).toBe(5)
  expect(typeAhead(rows, 'zz', 2, 'en-US')).toBeUndefined()
})

test('C10 typed digits find a code, with or without a plus, also when the digits are equal', () => {
  expect(typeAhead(rows, '235', undefined, 'en-US')).toBe(2)
  expect(typeAhead(rows, '+35', 0, 'en-US')).toBe(5)
  expect(typeAhead([hongKong, { ...chad, value: '66' }], '66', 1, 'en-US')).toBe(1)
})

test('C10 a repeated letter goes to the next matching row and wraps around', () => {
  expect(typeAhead(rows, 'c', undefined, 'en-US')).toBe(1)
  expect(typeAhead(rows, 'cc', 1, 'en-US')).toBe(2)
  expect(typeAhead(rows, 'ccc', 2, 'en-US')).toBe(3)
  expect(typeAhead(rows, 'cccc', 3, 'en-US')).toBe(1)
})

test('C10 a second letter stays on a row that still matches, and a first letter goes to the next match', () => {
  expect(typeAhead(rows, 'ho', 4, 'en-US')).toBe(4)
  expect(typeAhead(rows, 'h', 4, 'en-US')).toBe(0)
})

test('C10 a pause while typing starts a new word', () => {
  const first = typeOn({ word: '', at: Number.NEGATIVE_INFINITY }, 'h', 1000)
  const second = typeOn(first, 'o', 1600)
  expect(second).toEqual({ word: 'ho', at: 1600 })
  expect(typeOn(second, 'c', 2301)).toEqual({ word: 'c', at: 2301 })
})
