import type { closureReasons } from '@foyer/api/staff/closures'
import type { ISql } from 'postgres'
import { asAnnounced, type Closures, closuresWith, sessionsOf } from './calendar.ts'
import type { Day } from './days.ts'
import { readCalendar } from './published-days.ts'

export type ClosureReason = (typeof closureReasons)[number]

export interface Closure {
  readonly day: Day
  readonly reason: ClosureReason
  /** minute of the day when trading stopped; null if there was no trading on that day */
  readonly fromMinute: number | null
}

/** The closures that operators declared, by day. */
export const listClosures = (db: ISql): Promise<Closure[]> =>
  db<Closure[]>`
    select to_char(day, 'YYYY-MM-DD') as day, reason, closed_from_minute as "fromMinute"
    from market_closures order by day`

/** Closures as the calendar has them. */
export const stopsOf = (closures: readonly Closure[]): readonly (readonly [Day, number])[] =>
  closures.map(({ day, fromMinute }) => [day, fromMinute ?? 0])

/**
 * The published calendar with the declared closures. There are a few rows a year, so all are read.
 *
 * @throws Refused `facts_missing` if the firm published no calendar
 */
export const readClosures = async (db: ISql): Promise<Closures> => {
  const [calendar, declared] = await Promise.all([readCalendar(db), listClosures(db)])
  return closuresWith(calendar, stopsOf(declared))
}

/** The minute of a day without a closure. */
const never = 1440

/**
 * Closures as declared before the planned end of their day, for draws by closing prices: later declarations and
 * withdrawals have no effect, so that no one can choose among known prices.
 *
 * @throws Refused as `readClosures` does
 */
export const readClosuresInTime = async (db: ISql): Promise<Closures> => {
  const current = await readClosures(db)
  const announced = asAnnounced(current)
  const closures = new Map(current.declared)
  const words = await db<{ day: Day; stopsAt: number; declaredAt: Date }[]>`
    select to_char(day, 'YYYY-MM-DD') as day, stops_at as "stopsAt", said_at as "declaredAt"
    from market_closure_words order by id`
  for (const { day } of words) closures.delete(day)
  for (const { day, stopsAt, declaredAt } of words) {
    const end = sessionsOf(announced, day).at(-1)?.to
    if (end !== undefined && declaredAt.getTime() < end) closures.set(day, stopsAt)
  }
  return closuresWith(announced, closures)
}

/**
 * Declares a day without trading, or without trading from a minute on; a second declaration replaces the first.
 *
 * @param at time of the declaration, in milliseconds of the business clock
 */
export const declareClosure = async (db: ISql, { day, reason, fromMinute }: Closure, at: number): Promise<void> => {
  await db`
    with word as (
      insert into market_closure_words (day, stops_at, said_at) values (${day}, ${fromMinute ?? 0}, ${new Date(at)}))
    insert into market_closures (day, reason, closed_from_minute) values (${day}, ${reason}, ${fromMinute})
    on conflict (day) do update set reason = excluded.reason, closed_from_minute = excluded.closed_from_minute`
}

/** Withdraws a declaration. @param at like for declaring. @returns whether there was one */
export const withdrawClosure = async (db: ISql, day: Day, at: number): Promise<boolean> => {
  const withdrawn = await db`
    with gone as (delete from market_closures where day = ${day} returning day)
    insert into market_closure_words (day, stops_at, said_at) select day, ${never}, ${new Date(at)} from gone`
  return withdrawn.count > 0
}
