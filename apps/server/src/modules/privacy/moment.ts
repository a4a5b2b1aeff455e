import type { ISql } from 'postgres'

/** A moment in the wire format. */
export const ms = (db: ISql, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::bigint`
