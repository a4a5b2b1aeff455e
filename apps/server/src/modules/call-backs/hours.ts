import type { CallBackWindow, HotlineReply } from '@foyer/api/hotline'
import type { HotlineOpening } from '@foyer/api/hotline-opening'
import {
  addDays,
  type Closures,
  type Day,
  dayOf,
  isTradingDay,
  isWeekend,
  momentOf,
} from '../trading-calendar/public.ts'

type Span = CallBackWindow

/** Nobody is called earlier or later, whatever the hours of the hotline are. Minutes of the day. */
const earliest = 8 * 60
const latest = 22 * 60
/** Length of a window in minutes. A shorter remainder of a period belongs to the last window. */
const windowLength = 120
/** Longer than any pause of the hotline: beyond it a weekly opening repeats. */
const longestPause = 21

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The minutes of a day in which the hotline is open, in order. */
const periodsOf = ({ periods, onHolidays }: HotlineOpening, closures: Closures, day: Day) => {
  if (!onHolidays && !isWeekend(day) && !isTradingDay(closures, day)) return []
  return periods
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .sort((one, other) => one.from - other.from)
}

/** The days from today on. */
const daysFrom = (now: number): Day[] => Array.from({ length: longestPause }, (_, n) => addDays(dayOf(now), n))

const spansFrom = (opening: HotlineOpening, closures: Closures, now: number): Span[] => {
  const spans = daysFrom(now).flatMap((day) =>
    periodsOf(opening, closures, day).map(({ from, to }) => ({ from: momentOf(day, from), to: momentOf(day, to) })),
  )
  // periods that meet, such as at midnight, are one
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1)
    if (last?.to === span.from) last.to = span.to
    else joined.push({ ...span })
    return joined
  }, [])
}

const windowsOfDay = (opening: HotlineOpening, closures: Closures, day: Day): Span[] =>
  periodsOf(opening, closures, day).flatMap((period) => {
    const [from, to] = [Math.max(period.from, earliest), Math.min(period.to, latest)]
    if (to <= from) return []
    const many = Math.max(1, Math.round((to - from) / windowLength))
    return Array.from({ length: many }, (_, n) => ({
      from: momentOf(day, from + n * windowLength),
      to: momentOf(day, n === many - 1 ? to : from + (n + 1) * windowLength),
    }))
  })

/**
 * Whether the hotline is open, when that changes, and the windows for a call that have not begun: of today, and of the next day on
 * which it is open.
 *
 * @param now business clock
 */
export const hoursAt = (opening: HotlineOpening, closures: Closures, now: number): HotlineReply => {
  const next = spansFrom(opening, closures, now).find(({ to }) => to > now)
  const isOpen = next !== undefined && next.from <= now
  const change = isOpen ? next.to : next?.from
  const [today = '', ...later] = daysFrom(now)
  const nextDay = later.find((day) => windowsOfDay(opening, closures, day).length > 0)
  const days = nextDay === undefined ? [today] : [today, nextDay]
  return {
    asOf: now,
    isOpen,
    // a span to the end of all days never ends
    changesAt: change === undefined || change >= momentOf(addDays(today, longestPause), 0) ? null : change,
    windows: days.flatMap((day) => windowsOfDay(opening, closures, day)).filter(({ from }) => from > now),
  }
}
