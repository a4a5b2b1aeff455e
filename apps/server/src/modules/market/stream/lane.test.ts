import { expect, test } from 'vitest'
import { createLane } from './lane.ts'

test('lists of the same codes count as one, whatever their order', () => {
  const lane = createLane(true)
  expect(lane.listsWith(['02800', '99102'])).toBe(1)
  lane.groupOf(['02800', '99102'])
  expect(lane.listsWith(['99102', '02800'])).toBe(1)
  expect(lane.listsWith(['99102'])).toBe(2)
})
