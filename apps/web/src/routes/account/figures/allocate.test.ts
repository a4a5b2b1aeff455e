import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { cash } from './testing/replies.ts'

const [one] = cash.positions
const held = (...values: number[]) =>
  values.map((marketValue, nth) => ({ ...(one as NonNullable<typeof one>), code: `0000${nth + 1}`, marketValue }))
const partsOf = (values: number[], fundBalance = 0) =>
  allocate(held(...values), { fundBalance }).map(({ key, parts }) => [key, parts])

test('E2 the parts of an account are its securities by size and its funds, and sum up to a whole', () => {
  expect(partsOf([100, 300], 100)).toEqual([
    ['00002', 600],
    ['00001', 200],
    ['cash', 200],
  ])
  const thirds = allocate(held(1, 1, 1), { fundBalance: 0 }).map(({ parts }) => parts)
  expect(thirds).toEqual([334, 333, 333])
})

test('E2 securities after the fourth are summed up, unless there is only one more', () => {
  expect(partsOf([10, 9, 8, 7, 6, 5]).map(([key]) => key)).toEqual(['00001', '00002', '00003', '00004', 'others'])
  expect(partsOf([10, 9, 8, 7, 6]).map(([key]) => key)).toEqual(['00001', '00002', '00003', '00004', '00005'])
})

test('E2 an account with nothing has no parts, and a security without a value is left out', () => {
  expect(allocate([], { fundBalance: 0 })).toEqual([])
  expect(partsOf([0, 5])).toEqual([['00002', 1000]])
})
