import type { TrackingFigures } from '@foyer/contract/tracking-figures'
import postgres, { type ISql, type Sql } from 'postgres'
import { Refused } from '../../http/refused.ts'

/** A figure of many days reads many events; nobody waits longer for it, and nothing else in the database should. */
const patienceMs = 20_000
const canceled = '57014'

type Days = TrackingFigures['days'][number] & { readonly isTotal: boolean }

const read = async (db: ISql, from: string, to: string): Promise<TrackingFigures> => {
  const days = db`day between ${from}::date and ${to}::date`
  const sum = (column: string) => db`coalesce(sum(${db(column)}), 0)::int as ${db(column)}`
  const byDay = await db<Days[]>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(events), 0)::int as events,
      count(distinct visitor)::int as visitors, grouping(day) = 1 as "isTotal"
    from tracking_visitors where ${days} group by grouping sets ((day), ()) order by day`
  const [arrivals] = await db<[{ stored: number; doubles: number }]>`
    select ${sum('stored')}, ${sum('doubles')} from tracking_arrivals where ${days}`
  const { events = 0, visitors = 0 } = byDay.find(({ isTotal }) => isTotal) ?? {}
  const [signIn] = await db<[TrackingFigures['signIn']]>`
    select ${sum('opened')}, ${sum('asked')}, coalesce(sum(signed_in), 0)::int as "signedIn"
    from tracking_sign_in_funnel where ${days}`
  return {
    totals: { events, visitors, ...arrivals },
    days: byDay.filter(({ isTotal }) => !isTotal).map(({ day, events, visitors }) => ({ day, events, visitors })),
    pageViews: await db`
      select path, ${sum('views')}, ${sum('visitors')} from tracking_page_views where ${days}
      group by path order by views desc, path limit 200`,
    signIn,
    joins: (
      await db<TrackingFigures['joins']>`
        select activity, title, ${sum('seen')}, ${sum('pressed')}, ${sum('joined')}
        from tracking_join_funnel left join activities on activities.number::text = activity
        where ${days} group by activity, title order by seen desc, activity limit 100`
    ).map(({ title, ...join }) => ({ ...join, ...(title && { title }) })),
    rejected: await db`
      select reason, ${sum('events')} from tracking_rejected where ${days}
      group by reason order by events desc, reason`,
  }
}

/**
 * Figures of some days from the documented views, all as of one moment.
 * @throws Refused `unavailable` where that takes too long
 */
export const readFigures = async (db: Sql, from: string, to: string): Promise<TrackingFigures> => {
  try {
    return await db.begin('isolation level repeatable read read only', async (tx) => {
      await tx`select set_config('statement_timeout', ${String(patienceMs)}, true)`
      return read(tx, from, to)
    })
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === canceled)
      throw new Refused('unavailable', 'these days take too long; ask for fewer', { retryAfter: 5 })
    throw error
  }
}
