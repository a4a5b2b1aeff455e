import type { TrailFilter } from '@foyer/api/staff/trail'
import { trailFilter } from '@foyer/api/staff/trail'
import { dayMs, dayOf, startOfDay } from '@foyer/staff-interface/time'

export type Actor = NonNullable<TrailFilter['actor']>
export const actors = trailFilter.shape.actor.unwrap().options

export const ranges = ['today', 'week', 'month', 'all', 'own'] as const
export type Range = (typeof ranges)[number]
const daysBack: Readonly<Partial<Record<Range, number>>> = { today: 0, week: 6, month: 29 }

/** Filters whose values a person types. */
export const typed = ['event', 'subject', 'subjectId', 'reference'] as const
/** The names of all filters, in the address and in the form. */
export const names = ['range', 'from', 'until', 'actor', 'staff', ...typed] as const
/** What the address says, by name; '' for a filter that is not set. */
export type Chosen = Readonly<Record<(typeof names)[number], string>>

export const chosenIn = (query: URLSearchParams): Chosen => {
  const values = Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])) as Chosen
  return (ranges as readonly string[]).includes(values.range) ? values : { ...values, range: 'week' }
}

/** The query of an address for the chosen filters; the usual ones are left out. */
export const queryOf = (chosen: Chosen): URLSearchParams => {
  const isUsual = (name: string, value: string) =>
    value === '' || (name === 'range' && value === 'week') || (/^(from|until)$/.test(name) && chosen.range !== 'own')
  const trimmed = Object.entries(chosen).map(([name, value]) => [name, value.trim()] as [string, string])
  return new URLSearchParams(trimmed.filter(([name, value]) => !isUsual(name, value)))
}

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(startOfDay(day))

/** Whether the days of one's choice are in the wrong order. */
export const areDaysReversed = ({ range, from, until }: Chosen): boolean =>
  range === 'own' && isDay(from) && isDay(until) && from > until

/** The filter of the request. @param now wall clock of the server */
export const filterOf = (chosen: Chosen, now: number): TrailFilter => {
  const { range, from, until, actor, staff } = chosen
  const back = daysBack[range as Range]
  const times =
    back !== undefined
      ? { from: startOfDay(dayOf(now - back * dayMs)) }
      : range === 'own'
        ? { ...(isDay(from) && { from: startOfDay(from) }), ...(isDay(until) && { until: startOfDay(until) + dayMs }) }
        : {}
  const isActor = (name: string): name is Actor => (actors as readonly string[]).includes(name)
  return {
    ...times,
    ...(isActor(actor) && { actor }),
    ...(staff && { staff: staff.slice(0, 100) }),
    ...Object.fromEntries(typed.flatMap((name) => (chosen[name] ? [[name, chosen[name].slice(0, 100)]] : []))),
  }
}
