import { expect, test } from 'vitest'
import { measureSize } from '../scripts/sizes.ts'

test('the whole tracker is at most 8 KB', async () => {
  const bytes = await measureSize()
  expect(bytes).toBeGreaterThan(4 * 1024)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})
