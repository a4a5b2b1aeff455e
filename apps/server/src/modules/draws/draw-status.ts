import type { DrawStatus } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import { countUnused } from '../../engine/draws/chances.ts'
import { drawsOf } from '../../engine/draws/records.ts'
import { type Committed, drawPhase } from './committed.ts'
import { tasksOf } from './tasks.ts'

/** Chances are earned daily, so no person has more draws than this in any period. */
const drawsShown = 400

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
    draws: await drawsOf(db, number, personId, drawsShown),
  }
}
