import { expect, test } from 'vitest'
import { createLimit } from './limit.ts'

const bounds = { first: 10, least: 4, most: 40, target: 100, every: 50 }

/** A limit whose probes take as long as the test decides. */
const start = () => {
  let now = 1_000
  let settle: { resolve: () => void; reject: () => void } | undefined
  let probes = 0
  const limit = createLimit(
    () => {
      probes++
      return new Promise<void>((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('the database is away')) }
      })
    },
    () => now,
    bounds,
  )
  const probe = async (took: number, how: 'resolve' | 'reject' = 'resolve') => {
    limit.reached()
    now += took
    settle?.[how]()
    await new Promise((resolve) => setImmediate(resolve))
    now += bounds.every
  }
  return { limit, probe, probes: () => probes }
}

test('REL-3 the number of calls at the same time grows while a probe of the pool is quick, and shrinks while it is slow', async () => {
  const { limit, probe } = start()
  await probe(20)
  expect(limit.current()).toBe(26)
  for (let n = 0; n < 3; n++) await probe(20)
  expect(limit.current()).toBe(40)
  await probe(500)
  expect(limit.current()).toBe(32)
  for (let n = 0; n < 20; n++) await probe(500)
  expect(limit.current()).toBe(4)
})

test('REL-3 an outage of the database does not change the number of calls, and one probe runs at a time', async () => {
  const { limit, probe, probes } = start()
  await probe(20)
  await probe(5_000, 'reject')
  expect(limit.current()).toBe(26)
  for (let n = 0; n < 5; n++) limit.reached()
  expect(probes()).toBe(3)
})
