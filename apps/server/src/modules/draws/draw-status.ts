import type { DrawStatus, MyDraw } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import { countUnused } from '../../engine/draws/chances.ts'
import { type Committed, drawPhase } from './committed.ts'
import { tasksOf } from './tasks.ts'

/** Chances are earned daily, so no person has more draws than this in any period. */
const drawsShown = 400

const drawsOf = async (db: ISql, activity: number, personId: number): Promise<MyDraw[]> => {
  const rows = await db<(Omit<MyDraw, 'at'> & { at: Date })[]>`
    select number, visitor_seed as "visitorSeed", prize, drawn_at as at
    from draw_records join draw_chances on draw_chances.id = chance_id
    where draw_chances.activity = ${activity} and person_id = ${personId} order by number desc limit ${drawsShown}`
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

/** A person's status in a draw: their chances, the tasks that earn more, and their draws. */
export const drawStatusOf = async (
  db: ISql,
  committed: Committed,
  personId: number,
  at: number,
): Promise<DrawStatus> => {
  const { number, closesAt } = committed.activity
  const isOpen = drawPhase(committed, at) === 'open'
  return {
    asOf: at,
    chances: await countUnused(db, { activity: number, personId }),
    tasks: await tasksOf(db, committed.rule, personId, { at, closesAt, isOpen }),
    draws: await drawsOf(db, number, personId),
  }
}
