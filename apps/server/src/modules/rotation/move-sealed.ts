// a column of PostgreSQL, cspell:ignore ctid
import type { ISql } from 'postgres'
import { seal, unseal } from '../../crypto/at-rest.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { bytesOf, isUnder, type Place } from './places.ts'
import { type Moved, rowsAfter } from './rows-after.ts'

const resealed = (dataKeys: KeyRing, bytes: Buffer): Buffer | undefined => {
  try {
    return seal(dataKeys, unseal(dataKeys, bytes))
  } catch {
    // it is damaged, or its key is lost: it is counted, and the others are moved
    return undefined
  }
}

/**
 * Seals one batch of a place under the current key, in one statement. A row that changed meanwhile is left to a later
 * pass, so the order of a rotation and of calls does not matter.
 *
 * @param after where the last batch ended
 */
export const moveSealed = async (db: ISql, dataKeys: KeyRing, place: Place, after: string): Promise<Moved> => {
  const bytes = bytesOf(db, place)
  const due = db`${bytes} is not null and not (${isUnder(db, place, dataKeys.current)})`
  const { rows, end } = await rowsAfter(db, place, { columns: db`${bytes} as old`, due, after })
  const moves = rows.flatMap(({ at, old }) => {
    const sealed = resealed(dataKeys, old)
    return sealed ? [{ at, old: old.toString('hex'), sealed }] : []
  })
  const { table, column, field } = place
  const assigned =
    field === undefined
      ? db`${db(column)} = decode(move.sealed, 'hex')`
      : db`${db(column)} = ${db(column)} || jsonb_build_object(${field}::text, move.sealed)`
  const written = (sealed: Buffer) => sealed.toString(field === undefined ? 'hex' : 'base64')
  const { count } =
    moves.length === 0
      ? { count: 0 }
      : await db`
          update ${db(table)} as stored set ${assigned}
          from unnest(${moves.map(({ at }) => at)}::text[], ${moves.map(({ old }) => old)}::text[],
            ${moves.map(({ sealed }) => written(sealed))}::text[]) as move (at, old, sealed)
          where stored.ctid = move.at::tid and ${bytes} = decode(move.old, 'hex')`
  return { end, found: rows.length, moved: count, failed: rows.length - moves.length }
}
