import { expect, test } from 'vitest'
import { nextAmount } from './steps.ts'

const bounds = { least: 1_000_00, most: 100_000_000_00 }

test.each([
  [500_000_00, 'up', 1_000_000_00],
  [500_000_00, 'down', 300_000_00],
  [150_000_00, 'up', 200_000_00],
  [150_000_00, 'down', 100_000_00],
  [1_000_00, 'down', 1_000_00],
  [100_000_000_00, 'up', 100_000_000_00],
] as const)(
  'R7 a large step from %i cents %s leads to the round amount %i within the limits',
  (from, direction, to) => {
    expect(nextAmount(from, bounds, direction)).toBe(to)
  },
)
