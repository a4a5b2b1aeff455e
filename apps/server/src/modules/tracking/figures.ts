// columns, cspell:ignore doubles asked
import type { TrackingFigures } from '@foyer/api/tracking/figures'
import type { ISql, Sql } from 'postgres'
import { activityRows } from '../activities/public.ts'
import { type RunQuery, readAtOnce } from './read-at-once.ts'

type Days = TrackingFigures['days'][number] & { readonly isTotal: boolean }

const read = async (db: ISql, run: RunQuery, from: string, to: string): Promise<TrackingFigures> => {
  const days = db`day between ${from}::date and ${to}::date`
  const sum = (column: string) => db`coalesce(sum(${db(column)}), 0)::bigint as ${db(column)}`
  const byDay = await run(db<Days[]>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(events), 0)::bigint as events,
      count(distinct visitor)::bigint as visitors, grouping(day) = 1 as "isTotal"
    from tracking_visitors where ${days} group by grouping sets ((day), ()) order by day`)
  const [arrivals] = await run(db<[{ stored: number; duplicates: number }]>`
    select ${sum('stored')}, coalesce(sum(doubles), 0)::bigint as duplicates from tracking_arrivals where ${days}`)
  const { events = 0, visitors = 0 } = byDay.find(({ isTotal }) => isTotal) ?? {}
  const [signIn] = await run(db<[TrackingFigures['signIn']]>`
    select ${sum('opened')}, coalesce(sum(asked), 0)::bigint as requested,
      coalesce(sum(signed_in), 0)::bigint as "signedIn"
    from tracking_sign_in_funnel where ${days}`)
  return {
    totals: { events, visitors, ...arrivals },
    days: byDay.filter(({ isTotal }) => !isTotal).map(({ day, events, visitors }) => ({ day, events, visitors })),
    pageViews: await run(db<TrackingFigures['pageViews']>`
      select path, ${sum('views')}, ${sum('visitors')} from tracking_page_views where ${days}
      group by path order by views desc, path limit 200`),
    signIn,
    joins: (
      await run(db<TrackingFigures['joins']>`
        select activity, title, ${sum('seen')}, ${sum('pressed')}, ${sum('joined')}
        from tracking_join_funnel left join ${activityRows(db)} published on published.number::text = activity
        where ${days} group by activity, title order by seen desc, activity limit 100`)
    ).map(({ title, ...join }) => ({ ...join, ...(title && { title }) })),
    rejected: await run(db<TrackingFigures['rejected']>`
      select reason, ${sum('events')} from tracking_rejected where ${days}
      group by reason order by events desc, reason`),
  }
}

/**
 * Figures of the given days from the documented views, as of one moment. @throws Refused `unavailable` if it takes too
 * long
 */
export const readFigures = (db: Sql, from: string, to: string, timeoutMs?: number): Promise<TrackingFigures> =>
  readAtOnce(db, (tx, run) => read(tx, run, from, to), timeoutMs)
