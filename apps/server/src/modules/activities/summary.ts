import type { ActivitySummary } from '@foyer/contract/activities'
import type { ISql } from 'postgres'
import { phaseOf } from './phase.ts'
import { type Activity, allActivities } from './queries.ts'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' } as const

/** Whether offer copy is kept from a caller at a mainland address. */
export const isWithheld = ({ mainland }: Activity, isMainlandAddress: boolean): boolean =>
  isMainlandAddress && mainland === 'notice'

/** What the hall says of an activity; without its lead, which may name amounts, where it is withheld. */
export const summaryOf = (activity: Activity, at: number, withheld: boolean): ActivitySummary => {
  const { number, code, route, title, lead, opensAt, closesAt } = activity
  const phase = phaseOf(activity, at)
  return { number, code, route, title, lead: withheld ? nothing : lead, phase, opensAt, closesAt }
}

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
export const listActivities = async (db: ISql, at: number, isMainlandAddress: boolean): Promise<ActivitySummary[]> =>
  (await allActivities(db))
    .map((activity) => summaryOf(activity, at, isWithheld(activity, isMainlandAddress)))
    .sort(inHallOrder)
