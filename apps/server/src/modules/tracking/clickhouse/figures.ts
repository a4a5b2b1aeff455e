import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { funnelEvents } from '@foyer/api/tracking/funnels'
import { type ClickHouse, literal } from './client.ts'
import { dayNumber, dayOf, eventsOf, ofEvent, type Selection } from './select.ts'

/** The figures that only events give, without the titles of activities. */
export type EventFigures = Pick<TrackingFigures, 'days' | 'pageViews' | 'signIn'> & {
  readonly totals: Pick<TrackingFigures['totals'], 'events' | 'visitors'>
  readonly joins: readonly Omit<TrackingFigures['joins'][number], 'title'>[]
}

const one = <Row>(rows: readonly Row[], none: Row): Row => rows[0] ?? none

/** The events of a step of a funnel. */
interface Steps {
  /** conditions of an event */
  readonly first: string
  readonly second: string
  readonly last: string
}

/**
 * For each visitor and day: when the first step happened first, the second steps since then, and the latest last step. A
 * step without an event has the time 0, so its number of events counts.
 *
 * @param by more columns to group by, besides day and visitor
 */
const visits = (events: string, { first, second, last }: Steps, by: readonly string[] = []): string => {
  const group = ['day', 'visitor', ...by].join(', ')
  // ClickHouse 18 does not provide a column that only a lambda reads, so `first_at` is read once more
  return `
    SELECT ${group}, firsts > 0 AND first_at >= 0 AS has_first,
      arrayFilter(at -> at >= first_at, second_times) AS seconds_since,
      has_first AND notEmpty(seconds_since) AS has_second,
      has_second AND lasts > 0 AND last_at >= arrayReduce('min', seconds_since) AS has_last
    FROM (
      SELECT ${group}, countIf(${first}) AS firsts, minIf(happened_at, ${first}) AS first_at,
        groupArrayIf(happened_at, ${second}) AS second_times,
        countIf(${last}) AS lasts, maxIf(happened_at, ${last}) AS last_at
      FROM ${events} GROUP BY ${group})`
}

const steps = 'sum(has_first) AS firsts, sum(has_second) AS seconds, sum(has_last) AS lasts'
interface Counted {
  readonly firsts: number
  readonly seconds: number
  readonly lasts: number
}

const named = (...events: readonly string[]): string => `event IN (${events.map(literal).join(', ')})`
const { codeRequested, signedIn, joinPressed, joined } = funnelEvents

const signInSteps: Steps = {
  first: `${named('$pageview')} AND ifNull(url_path, '') = '/loginPage'`,
  second: named(codeRequested),
  last: named(signedIn, '$SignUp'),
}
const ofSignIn = `type IN ('track', 'track_signup') AND ${named('$pageview', codeRequested, signedIn, '$SignUp')}`

const joinSteps: Steps = { first: named('$pageview'), second: named(joinPressed), last: named(joined) }
const ofJoin = `type = 'track' AND activity IS NOT NULL AND ${named('$pageview', joinPressed, joined)}`

const readSignIn = async ({ read }: Selection): Promise<EventFigures['signIn']> => {
  const rows = await read<Counted>(
    ({ only }) =>
      `SELECT ${steps} FROM (${visits(only('day, visitor, happened_at, event, url_path', ofSignIn), signInSteps)})`,
  )
  const { firsts, seconds, lasts } = one(rows, { firsts: 0, seconds: 0, lasts: 0 })
  return { opened: firsts, requested: seconds, signedIn: lasts }
}

const readJoins = async ({ read }: Selection): Promise<EventFigures['joins']> => {
  const rows = await read<Counted & { activity: string }>(
    ({ only }) => `
      SELECT activity, ${steps} FROM (${visits(only('day, visitor, happened_at, event, activity', ofJoin), joinSteps, ['activity'])})
      GROUP BY activity ORDER BY firsts DESC, activity LIMIT 100`,
  )
  return rows.map(({ activity, firsts, seconds, lasts }) => ({
    activity,
    seen: firsts,
    pressed: seconds,
    joined: lasts,
  }))
}

/** Figures of events as the views of PostgreSQL define them. Each is read at its own moment. */
export const readEventFigures = async (clickhouse: ClickHouse, from: string, to: string): Promise<EventFigures> => {
  const selection = eventsOf(clickhouse, from, to)
  const { read } = selection
  // one statement, because it reads all events: its row of all days has the number 0, and days begin with 1
  const counts = await read<EventFigures['totals'] & { number: number }>(
    ({ all }) => `
      SELECT ${dayNumber} + 1 AS number, count() AS events, uniqExact(visitor) AS visitors
      FROM ${all} GROUP BY number WITH ROLLUP ORDER BY number`,
  )
  const { events = 0, visitors = 0 } = counts.find(({ number }) => number === 0) ?? {}
  const days = counts.filter(({ number }) => number > 0)
  const pageViews = await read<EventFigures['pageViews'][number]>(
    (events) => `
      SELECT url_path AS path, count() AS views, uniqExact(day, visitor) AS visitors
      FROM ${events.only('url_path, day, visitor', ofEvent('$pageview'))} GROUP BY path ORDER BY views DESC, path LIMIT 200`,
  )
  return {
    totals: { events, visitors },
    days: days.map(({ number, ...day }) => ({ day: dayOf(number - 1), ...day })),
    pageViews: [...pageViews],
    signIn: await readSignIn(selection),
    joins: await readJoins(selection),
  }
}
