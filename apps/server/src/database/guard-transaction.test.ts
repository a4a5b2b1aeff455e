import postgres from 'postgres'
import { expect, test } from 'vitest'
import { guarded } from './guard-transaction.ts'

const lost = new Error('a connection to the database closed')
// it connects only when a statement is awaited
const sql = postgres('postgres://127.0.0.1:9/none', { max: 1, connect_timeout: 1 })

/** The first reads in a function of its own, and the second is made beside it, as `Promise.all` with two readers does. */
const both = (tx: postgres.ISql) => {
  const first = async () => await tx`select 1`
  const second = () => tx`select 2`
  return Promise.all([first(), second()])
}

test('REL-1 two statements that are made beside each other on a lost connection both fail for their caller, and end no process', async () => {
  let isLost = true
  const tx = guarded(sql, () => (isLost ? lost : undefined))
  await expect(both(tx)).rejects.toBe(lost)
  for (const statement of [tx`select ${1}`, tx.unsafe('select 1').values(), tx`select ${tx`now`}`.simple()])
    await expect(statement).rejects.toBe(lost)
  await expect(
    (async () => {
      for await (const _ of tx`select 1`.cursor()) throw new Error('it has no rows')
    })(),
  ).rejects.toBe(lost)
  // the statement of a connection that is there is the one of postgres.js
  isLost = false
  await expect(tx`select 1`).rejects.toThrow('ECONNREFUSED')
})

test('a statement that is refused and never awaited rejects nothing', () => {
  const tx = guarded(sql, () => lost)
  expect(() => tx`select 1`).not.toThrow()
})
