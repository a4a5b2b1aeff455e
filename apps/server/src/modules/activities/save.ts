import type { Texts } from '@foyer/contract/texts'
import type { ISql } from 'postgres'
import type { Eligibility } from '../../engine/eligibility.ts'

/** An activity as operators declare it. Times are milliseconds of the business clock, on whole minutes. */
export interface ActivityFacts {
  readonly number: number
  readonly code: string
  readonly route: string
  readonly title: Texts
  readonly lead: Texts
  readonly opensAt: number
  readonly closesAt: number
  readonly joinLevel: 'register' | 'login' | null
  readonly mainland: 'notice' | 'page'
  readonly followsCalendar: boolean
  readonly eligibility: Eligibility
}

/** Without the rules that are `undefined`, which JSON has no word for. */
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
 * Adds an activity, or puts new facts in the place of the old ones of its number. The code stays: addresses hold it.
 * @returns the code of the number; where it is another than that of the facts, nothing was changed
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

/** Changes what an activity asks of whoever joins; its period and texts stay. */
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
