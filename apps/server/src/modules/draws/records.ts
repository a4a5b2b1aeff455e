import type { DrawRecords } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import type { Draw } from '../../engine/draws/draws.ts'

/** Page size of all draws, and the number of last winners shown. */
const page = 500
const winnersShown = 20

interface Row {
  number: number
  visitorSeed: string
  prize: string | null
  winner: string
  at: Date
}

/**
 * Public records of a draw. Once the seed is revealed, every draw in order, so that anyone can repeat the calculation.
 * Before that, the last winners, the newest first.
 */
export const recordsOf = async (db: ISql, { activity, revealedAt }: Draw, after: number): Promise<DrawRecords> => {
  const rows = await db<Row[]>`
    select number, visitor_seed as "visitorSeed", prize, winner, drawn_at as at
    from draw_records where activity = ${activity} ${
      revealedAt
        ? db`and number > ${after} order by number limit ${page + 1}`
        : db`and prize is not null order by number desc limit ${winnersShown}`
    }`
  const records = rows.slice(0, page).map((row) => ({ ...row, at: row.at.getTime() }))
  return { records, next: rows.length > page ? (records.at(-1)?.number ?? null) : null }
}
