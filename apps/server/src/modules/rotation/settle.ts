import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { hashesOf, lockOf, type PepperPurpose } from '../../crypto/keyed-hash.ts'
import { placesOf } from './places.ts'

/** Class of the advisory locks of values that come under another pepper. */
const valueLock = 4_611_160

/** Locks values until the transaction ends, always in one order. @param locks of their hashes */
export const lockValues = async (tx: ISql, locks: readonly number[]): Promise<void> => {
  await tx`
    select pg_advisory_xact_lock(${valueLock}::int, lock)
    from (select distinct lock from unnest(${[...locks]}::int[]) as given (lock) order by lock offset 0) as ordered`
}

/**
 * Stores the hashes of values under the current pepper in every table at once, and locks the values until the
 * transaction ends. Call it before a transaction stores the hash of a value that may be stored already: unique indexes
 * and joins then compare hashes of one pepper. It does nothing unless the pepper rotates.
 */
export const settleValues = async (
  tx: ISql,
  { secrets: { pepper }, modules }: Pick<Context, 'secrets' | 'modules'>,
  purpose: PepperPurpose,
  values: readonly string[],
): Promise<void> => {
  if (pepper.keys.size === 1) return
  const locks = values.map((value) => lockOf(pepper, purpose, value))
  await lockValues(tx, locks)
  for (const value of values) {
    const [current, ...others] = hashesOf(pepper, purpose, value)
    for (const { table, column } of placesOf(modules, purpose))
      await tx`update ${tx(table)} set ${tx(column)} = ${current} where ${tx(column)} in ${tx(others)}`
  }
}
