import type { DrawRecords } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import type { Draw } from '../../engine/draws/draws.ts'
import { lastWins, recordsAfter } from '../../engine/draws/records.ts'

/** Page size of all draws, and the number of last winners shown. */
const page = 500
const winnersShown = 20

/**
 * Public records of a draw. Once the seed is revealed, every draw in order, so that anyone can repeat the calculation.
 * Before that, the last winners, the newest first.
 */
export const recordsOf = async (db: ISql, { activity, revealedAt }: Draw, after: number): Promise<DrawRecords> => {
  if (!revealedAt) return { records: await lastWins(db, activity, winnersShown), next: null }
  const rows = await recordsAfter(db, activity, after, page + 1)
  const records = rows.slice(0, page)
  return { records, next: rows.length > page ? (records.at(-1)?.number ?? null) : null }
}
