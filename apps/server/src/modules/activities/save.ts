import type { ISql } from 'postgres'
import type { Eligibility } from '../../engine/eligibility.ts'
import type { ActivityFacts } from '../content/public.ts'
import { findActivity, lockToPublish } from './queries.ts'

const minute = 60_000

/** Drops the rules that are `undefined`, which JSON cannot represent. */
const asJson = (db: ISql, eligibility: Eligibility) => db.json(JSON.parse(JSON.stringify(eligibility)))

/** An activity as its row of `activities`. */
export const rowOf = (db: ISql, facts: ActivityFacts) => ({
  number: facts.number,
  code: facts.code,
  route: facts.route,
  title: db.json({ ...facts.title }),
  lead: db.json({ ...facts.lead }),
  opens_at: new Date(facts.opensAt),
  closes_at: new Date(facts.closesAt),
  join_level: facts.joinLevel,
  mainland: facts.mainland,
  follows_calendar: facts.followsCalendar,
  eligibility: asJson(db, facts.eligibility),
})

/**
 * Inserts an activity, or replaces the facts of the activity with its number. The code never changes, because published
 * addresses contain it.
 *
 * @returns the stored code of the number; if it differs from the code of the facts, nothing was written
 */
export const saveActivity = async (db: ISql, facts: ActivityFacts): Promise<string> => {
  const row = rowOf(db, facts)
  const { number, code, ...changes } = row
  const [saved] = await db`
    insert into activities ${db(row)} on conflict (number) do update set ${db(changes)}
    where activities.code = ${code} returning number`
  if (saved) return code
  const [other] = await db<[{ code: string }]>`select code from activities where number = ${number}`
  return other.code
}

/** Changes the conditions for joining an activity; its period and texts do not change. */
export const changeRules = async (
  db: ISql,
  number: number,
  rules: Pick<ActivityFacts, 'joinLevel' | 'mainland' | 'followsCalendar' | 'eligibility'>,
): Promise<void> => {
  await db`
    update activities set join_level = ${rules.joinLevel}, mainland = ${rules.mainland},
      follows_calendar = ${rules.followsCalendar}, eligibility = ${asJson(db, rules.eligibility)}
    where number = ${number}`
}

/**
 * Ends an activity at this minute, whatever the trading calendar says. An activity that has not begun never opens. One
 * that is over stays as it is. No join of it runs meanwhile.
 *
 * @param at milliseconds of the business clock
 * @returns the stored end before and after
 */
export const endActivity = async (
  tx: ISql,
  number: number,
  at: number,
): Promise<{ readonly before: number; readonly after: number }> => {
  await lockToPublish(tx, number)
  const activity = await findActivity(tx, { number })
  if (!activity) throw new Error('there is no such activity')
  const { declaredEnd: before, closesAt, opensAt } = activity
  const end = Math.floor(at / minute) * minute
  if (closesAt <= end) return { before, after: before }
  // a period has at least a minute
  const opens = Math.min(opensAt, end - minute)
  await tx`
    update activities set opens_at = ${new Date(opens)}, closes_at = ${new Date(end)}, follows_calendar = false
    where number = ${number}`
  return { before, after: end }
}
