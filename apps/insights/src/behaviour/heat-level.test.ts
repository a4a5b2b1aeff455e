import { expect, test } from 'vitest'
import { levelOf } from './heat-level.ts'

test('Each quarter of the highest figure has its own shade of the heat map', () => {
  expect([1, 3, 4, 6, 7, 9, 10, 12].map((heat) => levelOf(heat, 12))).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  expect(levelOf(1, 1)).toBe(4)
  expect(levelOf(0, 0)).toBe(1)
})
