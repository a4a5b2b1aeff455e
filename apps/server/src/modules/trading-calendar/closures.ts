import type { ISql } from 'postgres'
import type { Closures } from './calendar.ts'
import type { Day } from './days.ts'

export const closureReasons = ['typhoon', 'rainstorm', 'holiday', 'other'] as const
export type ClosureReason = (typeof closureReasons)[number]

export interface Closure {
  readonly day: Day
  readonly reason: ClosureReason
  /** minute of the day that trading stopped at; null where there is none on that day */
  readonly fromMinute: number | null
}

/** What operators declared, by day. */
export const listClosures = (db: ISql): Promise<Closure[]> =>
  db<Closure[]>`
    select to_char(day, 'YYYY-MM-DD') as day, reason, closed_from_minute as "fromMinute"
    from market_closures order by day`

/** The same as the calendar reads it. A few rows a year, so all of them are read. */
export const readClosures = async (db: ISql): Promise<Closures> =>
  new Map((await listClosures(db)).map(({ day, fromMinute }) => [day, fromMinute ?? 0]))

/** Declares a day without trading, or without any from a minute on; a second word on a day replaces the first. */
export const declareClosure = async (db: ISql, { day, reason, fromMinute }: Closure): Promise<void> => {
  const row = { day, reason, closed_from_minute: fromMinute }
  await db`insert into market_closures ${db(row)} on conflict (day) do update set ${db(row)}`
}

/** Takes a declaration back. @returns whether there was one */
export const withdrawClosure = async (db: ISql, day: Day): Promise<boolean> =>
  (await db`delete from market_closures where day = ${day}`).count > 0
