import { addDays, type Day, dayOf, isWeekend, momentOf } from './days.ts'

/** What the exchange announced: days without trading, and days whose trading ends at noon. */
export interface Calendar {
  /** equal for equal days, within one database */
  readonly name: string
  readonly holidays: ReadonlySet<Day>
  readonly halfDays: ReadonlySet<Day>
}

/** The calendar with the days on which trading stopped in addition. */
export interface Closures extends Calendar {
  /** by day, the minute when trading stopped; 0 if there was no trading */
  readonly declared: ReadonlyMap<Day, number>
}

export const closuresWith = (
  { name, holidays, halfDays }: Calendar,
  declared: Iterable<readonly [Day, number]>,
): Closures => {
  const stops = new Map(declared)
  return { name: `${name} ${JSON.stringify([...stops])}`, holidays, halfDays, declared: stops }
}

/** The calendar alone, as it was announced. */
export const asAnnounced = ({ name, holidays, halfDays }: Closures): Closures => ({
  name: `${name} announced`,
  holidays,
  halfDays,
  declared: new Map(),
})

/** A period of continuous trading, in milliseconds since 1970; `to` is the first moment after it. */
export interface Session {
  readonly from: number
  readonly to: number
}

/** Minutes of the day: 09:30–12:00 and 13:00–16:00, without the auctions before and after. */
const morning = { from: 570, to: 720 }
const afternoon = { from: 780, to: 960 }

/** The minute of the day when trading stopped; without a closure a minute after every session. */
const stoppedAt = ({ declared }: Closures, day: Day): number => declared.get(day) ?? 1440

/**
 * The sessions of a day, in order; none on a day without trading. In years that are not published yet only weekends are
 * known: operators declare their holidays as closures.
 */
export const sessionsOf = (closures: Closures, day: Day): Session[] => {
  if (isWeekend(day) || closures.holidays.has(day)) return []
  const stop = stoppedAt(closures, day)
  return (closures.halfDays.has(day) ? [morning] : [morning, afternoon])
    .map(({ from, to }) => ({ from, to: Math.min(to, stop) }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ from: momentOf(day, from), to: momentOf(day, to) }))
}

export const isTradingDay = (closures: Closures, day: Day): boolean => sessionsOf(closures, day).length > 0

/** Longer than any pause of trading: a search that finds nothing within it indicates wrong data. */
const longestPause = 366

const nearestTradingDay = (closures: Closures, from: Day, step: 1 | -1): Day => {
  for (let day = addDays(from, step), tried = 0; tried < longestPause; day = addDays(day, step), tried++)
    if (isTradingDay(closures, day)) return day
  throw new RangeError(`no trading day within a year of ${from}`)
}

/** The first trading day after a day. */
export const nextTradingDay = (closures: Closures, day: Day): Day => nearestTradingDay(closures, day, 1)

/** The last trading day before a day. */
export const previousTradingDay = (closures: Closures, day: Day): Day => nearestTradingDay(closures, day, -1)

/**
 * The effective end of a period that closes with the exchange's days (O7). If there is no trading on the day of the
 * end, or it stopped before that time, the end moves to the same time of the next trading day. An end at midnight
 * belongs to the day that the midnight ends. A half day is a trading day, so an end in its afternoon stays.
 *
 * @param closesAt the first moment after the period, in milliseconds since 1970
 */
export const effectiveEnd = (closures: Closures, closesAt: number): number => {
  let day = dayOf(closesAt - 1)
  const time = closesAt - momentOf(day, 0)
  const isCutShort = (on: Day) => momentOf(on, stoppedAt(closures, on)) < momentOf(on, 0) + time
  while (!isTradingDay(closures, day) || isCutShort(day)) day = nextTradingDay(closures, day)
  return momentOf(day, 0) + time
}

/** The last day whose trading has ended at a moment: the day of the newest closing prices. */
export const lastClosedDay = (closures: Closures, at: number): Day => {
  const today = dayOf(at)
  const sessions = sessionsOf(closures, today)
  return sessions.length > 0 && sessions.every(({ to }) => to <= at) ? today : previousTradingDay(closures, today)
}
