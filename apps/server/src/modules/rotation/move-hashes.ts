import { randomBytes } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'
import postgres from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { headerOf } from '../../crypto/key-ring.ts'
import { hashesOf, lockOf, type PepperPurpose } from '../../crypto/keyed-hash.ts'
import { isUnder, type PepperedPlace, placesOf } from './places.ts'
import { type Moved, rowsAfter } from './rows-after.ts'
import { lockValues } from './settle.ts'

/** Purposes whose values are stored sealed beside their hashes, with the columns. */
export type Movable = PepperedPlace & { readonly fate: { readonly purpose: PepperPurpose; readonly clear: string } }

export const isMovable = (place: PepperedPlace): place is Movable => 'clear' in place.fate

type Keys = Pick<Context, 'secrets' | 'modules'>

interface Move {
  /** the stored hash, in hex */
  readonly old: string
  readonly next: string
  /** undefined for a hash of no value, as an erased person has it */
  readonly lock: number | undefined
}

const moveOf = ({ secrets }: Keys, { fate }: Movable, old: Buffer, sealed: Buffer): Move | undefined => {
  const { pepper, dataKey } = secrets
  try {
    const value = unseal(dataKey, sealed)
    if (value === '') {
      const next = Buffer.concat([headerOf(pepper.current), randomBytes(32)])
      return { old: old.toString('hex'), next: next.toString('hex'), lock: undefined }
    }
    const [next] = hashesOf(pepper, fate.purpose, value)
    return { old: old.toString('hex'), next: next.toString('hex'), lock: lockOf(pepper, fate.purpose, value) }
  } catch {
    return undefined
  }
}

/**
 * Moves hashes in every table with values of the purpose, in one transaction: a look-up by another table's hash finds
 * the same rows before and after.
 */
const store = async (db: Sql, { modules }: Keys, { fate }: Movable, moves: readonly Move[]): Promise<void> => {
  const act = async (tx: TransactionSql): Promise<void> => {
    // a deadlock with a call would end the call; this ends the move first, and a later pass repeats it
    await tx`set local lock_timeout = '300ms'`
    await lockValues(
      tx,
      moves.flatMap(({ lock }) => lock ?? []),
    )
    for (const { table, column } of placesOf(modules, fate.purpose))
      await tx`
        update ${tx(table)} as stored set ${tx(column)} = decode(move.next, 'hex')
        from unnest(${moves.map(({ old }) => old)}::text[], ${moves.map(({ next }) => next)}::text[]) as move (old, next)
        where stored.${tx(column)} = decode(move.old, 'hex')`
  }
  await db.begin(act)
}

/** A row was locked too long, or two rows have one value. */
const isOfOneRow = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && ['23505', '40P01', '55P03'].includes(error.code)

/** As `store`, and if a row prevents it, one by one without that row. @returns the number of moves that were not made */
const storeMost = async (db: Sql, keys: Keys, place: Movable, moves: readonly Move[]): Promise<number> => {
  if (moves.length === 0) return 0
  try {
    await store(db, keys, place, moves)
    return 0
  } catch (error) {
    if (!isOfOneRow(error)) throw error
    if (moves.length === 1) return 1
    let failed = 0
    for (const move of moves) failed += await storeMost(db, keys, place, [move])
    return failed
  }
}

/** Hashes one batch of a column under the current pepper. @param after where the last batch ended */
export const moveHashes = async (db: Sql, keys: Keys, place: Movable, after: string): Promise<Moved> => {
  const { pepper } = keys.secrets
  const due = db`${db(place.column)} is not null and not (${isUnder(db, place, pepper.current)})`
  const columns = db`${db(place.column)} as old, ${db(place.fate.clear)} as sealed`
  const { rows, end } = await rowsAfter<{ sealed: Buffer | null }>(db, place, { columns, due, after })
  const moves = rows.flatMap(({ old, sealed }) => (sealed && moveOf(keys, place, old, sealed)) ?? [])
  const failed = (await storeMost(db, keys, place, moves)) + rows.length - moves.length
  return { end, found: rows.length, moved: rows.length - failed, failed }
}
