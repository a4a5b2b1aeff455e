import type { ActivitySummary } from '@foyer/api/activities'
import { activityCodePattern } from '@foyer/api/codes'
import type { Fragment, ISql } from 'postgres'
import { drawRuleOf, ruleOf } from '../../activity-rules/rules.ts'
import { type BuiltRule, storedRuleOf } from '../../activity-rules/stored-rule.ts'
import { ms } from '../../database/milliseconds.ts'
import { activityRuleRows } from '../../engine/relations.ts'
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
  rule_id: string | null
}

/** An activity with the current trading calendar applied: `closesAt` is its effective end (O7). */
export interface Activity extends ActivityFacts {
  /** the end that operators declared; closures of the market do not move it */
  readonly declaredEnd: number
  /** the effective end of a part of this activity, such as a stage */
  endOf(closesAt: number): number
}

/** An activity with what it grants; both are undefined if it grants nothing. */
export interface RuledActivity extends Activity, Partial<BuiltRule> {}

/** The rule in force and the draw of an activity: code, or data with this id. */
const rulesOf = async (
  db: ISql,
  { number, code }: Pick<Activity, 'number' | 'code'>,
  id: string | null,
): Promise<Partial<BuiltRule>> => {
  const rule = ruleOf(number)
  if (rule) {
    const draw = drawRuleOf(number)
    return { rule, ...(draw && { draw }) }
  }
  return id === null ? {} : storedRuleOf(db, { number, code }, id)
}

/** The rule in force of an activity; undefined if it grants nothing. */
export const ruleInForce = async (db: ISql, number: number): Promise<BuiltRule['rule'] | undefined> => {
  const rule = ruleOf(number)
  if (rule) return rule
  const [row] = await db<{ code: string; rule_id: string | null }[]>`
    select code, rule_id from activities where number = ${number}`
  return row && (await rulesOf(db, { number, code: row.code }, row.rule_id)).rule
}

/** The rules in force of activities, by number. An activity that grants nothing has none. */
export const rulesInForce = async (
  db: ISql,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, BuiltRule['rule']>> => {
  const rules = new Map<number, BuiltRule['rule']>()
  for (const number of new Set(numbers)) {
    const rule = await ruleInForce(db, number)
    if (rule) rules.set(number, rule)
  }
  return rules
}

/** The draws in force that staff wrote as data. */
export const storedDraws = async (db: ISql): Promise<NonNullable<BuiltRule['draw']>[]> => {
  const rows = await db<{ number: number; code: string; rule_id: string }[]>`
    select number, code, rule_id from activities join ${activityRuleRows(db)} rule on rule.id = rule_id
    where kind = 'draw' order by number`
  const draws = []
  for (const { number, code, rule_id } of rows) {
    const { draw } = await storedRuleOf(db, { number, code }, rule_id)
    if (draw) draws.push(draw)
  }
  return draws
}

/** Puts a stored rule in force. Call it under the lock of `lockToPublish`. */
export const putInForce = async (tx: ISql, number: number, ruleId: string): Promise<void> => {
  await tx`update activities set rule_id = ${ruleId} where number = ${number}`
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

const factsOf = ({ opens_at, closes_at, join_level, follows_calendar, rule_id, ...row }: Row): ActivityFacts => ({
  ...row,
  opensAt: opens_at.getTime(),
  closesAt: closes_at.getTime(),
  joinLevel: join_level,
  followsCalendar: follows_calendar,
})

const columns = (db: ISql) =>
  db`number, code, route, title, lead, opens_at, closes_at, join_level, mainland, follows_calendar, eligibility,
    rule_id`

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
): Promise<RuledActivity | undefined> => {
  if ('code' in name && !activityCodePattern.test(name.code)) return undefined
  const named = 'code' in name ? db`code = ${name.code}` : db`number = ${name.number}`
  const [row] = await db<Row[]>`
    select ${columns(db)} from activities where ${named} ${hold ? db`for key share` : db``}`
  if (!row) return undefined
  const activity = await applyCalendar(db, factsOf(row))
  return { ...activity, ...(await rulesOf(db, activity, row.rule_id)) }
}
