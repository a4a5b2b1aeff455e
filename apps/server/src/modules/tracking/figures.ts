// columns, cspell:ignore doubles asked
import type { TrackingFigures } from '@foyer/api/tracking/figures'
import type { ISql, Sql } from 'postgres'
import { activityRows } from '../activities/public.ts'
import type { EventFigures } from './clickhouse/figures.ts'
import { type RunQuery, readAtOnce } from './read-at-once.ts'

type Title = NonNullable<TrackingFigures['joins'][number]['title']>
type Days = TrackingFigures['days'][number] & { readonly isTotal: boolean }

const inDays = (db: ISql, from: string, to: string) => db`day between ${from}::date and ${to}::date`
const sumOf = (db: ISql) => (column: string) => db`coalesce(sum(${db(column)}), 0)::bigint as ${db(column)}`

/** The figures that events do not give: what the collector received, and what it rejected. */
const readArrivals = async (db: ISql, run: RunQuery, from: string, to: string) => {
  const [days, sum] = [inDays(db, from, to), sumOf(db)]
  const [arrivals] = await run(db<[{ stored: number; duplicates: number }]>`
    select ${sum('stored')}, coalesce(sum(doubles), 0)::bigint as duplicates from tracking_arrivals where ${days}`)
  const rejected = await run(db<TrackingFigures['rejected']>`
    select reason, ${sum('events')} from tracking_rejected where ${days}
    group by reason order by events desc, reason collate "C"`)
  return { arrivals, rejected }
}

const read = async (db: ISql, run: RunQuery, from: string, to: string): Promise<TrackingFigures> => {
  const [days, sum] = [inDays(db, from, to), sumOf(db)]
  const byDay = await run(db<Days[]>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(events), 0)::bigint as events,
      count(distinct visitor)::bigint as visitors, grouping(day) = 1 as "isTotal"
    from tracking_visitors where ${days} group by grouping sets ((day), ()) order by day`)
  const { events = 0, visitors = 0 } = byDay.find(({ isTotal }) => isTotal) ?? {}
  const [signIn] = await run(db<[TrackingFigures['signIn']]>`
    select ${sum('opened')}, coalesce(sum(asked), 0)::bigint as requested,
      coalesce(sum(signed_in), 0)::bigint as "signedIn"
    from tracking_sign_in_funnel where ${days}`)
  const joins = await run(db<TrackingFigures['joins']>`
    select activity, title, ${sum('seen')}, ${sum('pressed')}, ${sum('joined')}
    from tracking_join_funnel left join ${activityRows(db)} published on published.number::text = activity
    where ${days} group by activity, title order by seen desc, activity collate "C" limit 100`)
  const pageViews = await run(db<TrackingFigures['pageViews']>`
    select path, ${sum('views')}, ${sum('visitors')} from tracking_page_views where ${days}
    group by path order by views desc, path collate "C" limit 200`)
  const { arrivals, rejected } = await readArrivals(db, run, from, to)
  return {
    totals: { events, visitors, ...arrivals },
    days: byDay.filter(({ isTotal }) => !isTotal).map(({ day, events, visitors }) => ({ day, events, visitors })),
    pageViews,
    signIn,
    joins: joins.map(({ title, ...join }) => ({ ...join, ...(title && { title }) })),
    rejected,
  }
}

/**
 * Figures of the given days from the documented views, as of one moment. @throws Refused `unavailable` if it takes too
 * long
 */
export const readFigures = (db: Sql, from: string, to: string, timeoutMs?: number): Promise<TrackingFigures> =>
  readAtOnce(db, (tx, run) => read(tx, run, from, to), timeoutMs)

/**
 * Adds to the figures of events what only PostgreSQL has: titles of activities, and what the collector received. @throws
 * Refused `unavailable` if it takes too long
 */
export const withArrivals = (db: Sql, of: EventFigures, from: string, to: string): Promise<TrackingFigures> =>
  readAtOnce(db, async (tx, run) => {
    const { arrivals, rejected } = await readArrivals(tx, run, from, to)
    const rows = await run(tx<{ activity: string; title: Title }[]>`
      select number::text as activity, title from ${activityRows(tx)} published
      where number::text in ${tx(['', ...of.joins.map(({ activity }) => activity)])}`)
    const titles = new Map(rows.map(({ activity, title }) => [activity, title]))
    const joins = of.joins.map((join) => {
      const title = titles.get(join.activity)
      return { ...join, ...(title && { title }) }
    })
    return { ...of, totals: { ...of.totals, ...arrivals }, joins, rejected }
  })
