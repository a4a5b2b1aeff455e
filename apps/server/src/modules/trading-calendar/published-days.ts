import type { ISql } from 'postgres'
import { missing, timelineOf } from '../../engine/facts/in-force.ts'
import type { Calendar } from './calendar.ts'
import { calendarKind, type PublishedDays } from './calendar-kind.ts'
import { addDays, type Day, dayOf, momentOf } from './days.ts'

/** One version, and the first day that it describes. */
interface Part {
  readonly from: Day
  readonly content: Pick<PublishedDays, 'holidays' | 'halfDays'>
}

/** The first day that begins at or after a moment. */
const firstDayFrom = (at: number): Day => {
  const day = dayOf(at)
  return momentOf(day, 0) === at ? day : addDays(day, 1)
}

/**
 * Joins versions to one calendar: each day is as the version in force at its beginning says. So a version that is
 * published during a day or after it cannot change that day, and nobody can select among known prices. The first
 * version also describes all days before it.
 *
 * @param parts in the order in which they come into force
 */
export const joined = (parts: readonly Part[]): Omit<Calendar, 'name'> => {
  const daysOf = (of: (content: Part['content']) => ReadonlySet<Day>) =>
    new Set(
      parts.flatMap(({ from, content }, n) => {
        const next = parts[n + 1]?.from
        return [...of(content)].filter((day) => (n === 0 || day >= from) && (next === undefined || day < next))
      }),
    )
  return { holidays: daysOf(({ holidays }) => holidays), halfDays: daysOf(({ halfDays }) => halfDays) }
}

/** The published calendar. @throws Refused `facts_missing` if the firm published none */
export const readCalendar = async (db: ISql): Promise<Calendar> => {
  const timeline = await timelineOf(db, calendarKind)
  if (timeline.length === 0) throw missing(calendarKind)
  const name = timeline.map(({ version }) => version).join(',')
  return { name, ...joined(timeline.map(({ effectiveAt, content }) => ({ from: firstDayFrom(effectiveAt), content }))) }
}
