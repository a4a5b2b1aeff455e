import type { ActivitySummary } from '@foyer/api/activities'
import { activityCodePattern } from '@foyer/api/codes'
import type { Fragment, ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import type { ActivityFacts } from '../content/public.ts'
import { type Closures, effectiveEnd, readClosures } from '../trading-calendar/public.ts'

interface Row {
  number: number
  code: string
  route: string
  title: ActivitySummary['title']
  lead: ActivitySummary['lead']
  opens_at: Date
  closes_at: Date
  join_level: ActivityFacts['joinLevel']
  mainland: ActivityFacts['mainland']
  follows_calendar: boolean
  eligibility: ActivityFacts['eligibility']
}

/** An activity with the current trading calendar applied: `closesAt` is its effective end (O7). */
export interface Activity extends ActivityFacts {
  /** the end that operators declared; closures of the market do not move it */
  readonly declaredEnd: number
  /** the effective end of a part of this activity, such as a stage */
  endOf(closesAt: number): number
}

/** @param closures undefined only for an activity that does not follow the calendar */
const withClosures = (facts: ActivityFacts, closures: Closures | undefined): Activity => {
  const endOf = (closesAt: number) => (closures && facts.followsCalendar ? effectiveEnd(closures, closesAt) : closesAt)
  return { ...facts, closesAt: endOf(facts.closesAt), declaredEnd: facts.closesAt, endOf }
}

/**
 * Applies the current trading calendar to the facts that operators declared.
 *
 * @throws Refused `facts_missing` for an activity that follows the calendar, if the firm published none
 */
export const applyCalendar = async (db: ISql, facts: ActivityFacts): Promise<Activity> =>
  withClosures(facts, facts.followsCalendar ? await readClosures(db) : undefined)

const factsOf = ({ opens_at, closes_at, join_level, follows_calendar, ...row }: Row): ActivityFacts => ({
  ...row,
  opensAt: opens_at.getTime(),
  closesAt: closes_at.getTime(),
  joinLevel: join_level,
  followsCalendar: follows_calendar,
})

const columns = (db: ISql) =>
  db`number, code, route, title, lead, opens_at, closes_at, join_level, mainland, follows_calendar, eligibility`

/** Whether an activity was ever published. */
export const isPublished = async (db: ISql, number: number): Promise<boolean> => {
  const found = await db`select from activities where number = ${number}`
  return found.length > 0
}

/** Returns every activity, unordered. @throws Refused as `applyCalendar` does */
export const allActivities = async (db: ISql): Promise<Activity[]> => {
  const rows = await db<Row[]>`select ${columns(db)} from activities`
  const closures = rows.some((row) => row.follows_calendar) ? await readClosures(db) : undefined
  return rows.map((row) => withClosures(factsOf(row), closures))
}

/** Everything that is stored about an activity, as one text value of a statement; null if it was never published. */
export const storedActivity = (db: ISql, number: number): Fragment =>
  db`(select to_jsonb(activities)::text from activities where number = ${number})`

/** The activities that follow the calendar and end after a moment as they were declared, with their declared ends. */
export const followersOf = (db: ISql, after: number): Promise<Pick<ActivityFacts, 'number' | 'title' | 'closesAt'>[]> =>
  db<Pick<ActivityFacts, 'number' | 'title' | 'closesAt'>[]>`
    select number, title, ${ms(db, 'closes_at')} as "closesAt" from activities
    where follows_calendar and closes_at > ${new Date(after)}`

/** Locks an activity for publishing until the transaction ends; no join of it runs meanwhile. */
export const lockToPublish = async (tx: ISql, number: number): Promise<void> => {
  await tx`select from activities where number = ${number} for update`
}

/**
 * Finds one activity by its code, as in page addresses, or by its number, as in call paths.
 *
 * @param hold locks the activity, so that publishing it waits until the transaction ends
 */
export const findActivity = async (
  db: ISql,
  name: { code: string } | { number: number },
  hold = false,
): Promise<Activity | undefined> => {
  if ('code' in name && !activityCodePattern.test(name.code)) return undefined
  const named = 'code' in name ? db`code = ${name.code}` : db`number = ${name.number}`
  const [row] = await db<Row[]>`
    select ${columns(db)} from activities where ${named} ${hold ? db`for key share` : db``}`
  return row && applyCalendar(db, factsOf(row))
}
