import { expect, test } from 'vitest'
import { partOf } from './rate.ts'

test('Each of several figures is a part of the largest one', () => {
  expect([4, 1, 0].map(partOf([4, 1, 0]))).toEqual([1, 0.25, 0])
  expect([0, 0].map(partOf([0, 0]))).toEqual([0, 0])
})

test('The figure of the only row in a table is a part of nothing', () => {
  expect(partOf([7])(7)).toBeUndefined()
})
