import type { ISql } from 'postgres'

/** A moment as the wire has it. */
export const ms = (db: ISql, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::bigint`
