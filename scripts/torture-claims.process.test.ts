import { expect, test } from 'vitest'
import { torture } from './torture/run.ts'

test('N13 after kill -9 of servers and of the database during writes, claims and conversions agree with stock, ledger and replies per key', async () => {
  const { figures, faults } = await torture({ seconds: 10, callers: 6, every: 2, codes: 40 })
  expect(faults).toEqual([])
  expect(figures['database kills']).toBeGreaterThan(0)
  expect(figures['server kills']).toBeGreaterThan(0)
  expect(figures.claims).toBeGreaterThan(0)
}, 240_000)
