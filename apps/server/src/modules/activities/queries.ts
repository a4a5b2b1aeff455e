import type { ActivitySummary } from '@foyer/contract/activities'
import type { ISql } from 'postgres'
import { phaseOf } from './phase.ts'

type Row = Pick<ActivitySummary, 'number' | 'code' | 'route' | 'title' | 'lead'> & { opens_at: Date; closes_at: Date }

/** Open ones first, those that close soonest leading; then what comes, the nearest first; then what was, the latest first. */
const inHallOrder = (one: ActivitySummary, other: ActivitySummary): number => {
  const rank = { open: 0, upcoming: 1, ended: 2 }
  if (one.phase !== other.phase) return rank[one.phase] - rank[other.phase]
  const byDate = {
    open: one.closesAt - other.closesAt,
    upcoming: one.opensAt - other.opensAt,
    ended: other.closesAt - one.closesAt,
  }
  return byDate[one.phase] || one.number - other.number
}

/**
 * Every activity with its phase, in the order the hall shows them (R32).
 * @param at milliseconds of the business clock
 */
export const listActivities = async (db: ISql, at: number): Promise<ActivitySummary[]> => {
  const rows = await db<Row[]>`select number, code, route, title, lead, opens_at, closes_at from activities`
  return rows
    .map(({ opens_at, closes_at, ...activity }) => {
      const period = { opensAt: opens_at.getTime(), closesAt: closes_at.getTime() }
      return { ...activity, ...period, phase: phaseOf(period, at) }
    })
    .sort(inHallOrder)
}
