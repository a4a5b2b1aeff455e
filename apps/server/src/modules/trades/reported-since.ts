import type { ISql } from 'postgres'
import { auditRows } from '../../engine/relations.ts'

/** The references of the trades that the back office has reported since a moment of the wall clock. */
export const reportedSince = async (db: ISql, since: number): Promise<ReadonlySet<string>> => {
  const rows = await db<{ reference: string }[]>`
    select distinct subject_id as reference from ${auditRows(db)} entry
    where subject = 'trades' and at > ${new Date(since)}`
  return new Set(rows.map(({ reference }) => reference))
}
