import type { ISql } from 'postgres'

/** A column of type `timestamptz` as a number in a result: milliseconds since 1970, as on the wire. */
export const ms = (db: ISql, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::bigint`
