import type { ISql, PendingQuery, Row } from 'postgres'
import { headerMark, headerOf, unnamed } from '../../crypto/key-ring.ts'
import type { PepperPurpose } from '../../crypto/keyed-hash.ts'
import type { Module } from '../../module.ts'
import type { PepperedColumn } from '../../stored-keys.ts'

/** A place in the database with values that name their key. */
export interface Place {
  /** as declared: `table.column`, or `table.column.field` */
  readonly name: string
  readonly table: string
  readonly column: string
  /** a field of a JSON object, with the bytes in base64 */
  readonly field?: string | undefined
  /** of hashes */
  readonly fate?: PepperedColumn
}

export interface PepperedPlace extends Place {
  readonly fate: PepperedColumn
}

const placeOf = (name: string): Place => {
  const [table = '', column = '', field] = name.split('.')
  return { name, table, column, field }
}

/** Everything that is sealed under the data key. */
export const sealedPlaces = (modules: readonly Module[]): readonly Place[] =>
  modules.flatMap(({ storedKeys }) => (storedKeys?.sealed ?? []).map(placeOf))

/** Every column of hashes under the pepper. */
export const pepperedPlaces = (modules: readonly Module[]): readonly PepperedPlace[] =>
  modules.flatMap(({ storedKeys }) =>
    Object.entries(storedKeys?.peppered ?? {}).map(([name, fate]) => ({ ...placeOf(name), fate })),
  )

/** The columns with hashes of values of one purpose. */
export const placesOf = (modules: readonly Module[], purpose: PepperPurpose): readonly PepperedPlace[] =>
  pepperedPlaces(modules).filter(({ fate }) => fate.purpose === purpose)

/** SQL of the bytes of a place. */
export const bytesOf = (db: ISql, { column, field }: Place): PendingQuery<Row[]> =>
  field === undefined ? db`${db(column)}` : db`decode(${db(column)} ->> ${field}, 'base64')`

/** SQL condition: the value of a place was made with the key of this kid. */
export const isUnder = (db: ISql, place: Place, kid: string): PendingQuery<Row[]> => {
  const [begin, not] = kid === unnamed ? [headerMark, db`not`] : [headerOf(kid), db``]
  return db`${not} substring(${bytesOf(db, place)} for ${begin.length}::int) = ${begin}::bytea`
}

/** SQL condition: the place has a value, and its row still needs the key of the value. */
export const isNeeded = (db: ISql, place: Place, wall: number): PendingQuery<Row[]> => {
  const lasts = place.fate && 'needed' in place.fate ? db`and ${place.fate.needed(db, wall)}` : db``
  return db`${bytesOf(db, place)} is not null ${lasts}`
}
