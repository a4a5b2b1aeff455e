import type { TrackingFigures } from '@foyer/contract/tracking-figures'
import postgres, { type ISql, type PendingQuery, type Row, type Sql } from 'postgres'
import { Refused } from '../../http/refused.ts'

/** Figures of many days read many events; nobody waits longer for all of them, and nothing else in the database should. */
const mostMs = 20_000
const canceled = '57014'

type Days = TrackingFigures['days'][number] & { readonly isTotal: boolean }

/** Carries out a statement within what is left of the time. */
type Ask = <T extends readonly Row[]>(statement: PendingQuery<T>) => Promise<T>

/**
 * The database's own `transaction_timeout` is none for this: it came with PostgreSQL 17, and closes the connection, which
 * the pool takes for a crash.
 */
const askFor = (db: ISql, patienceMs: number): Ask => {
  const until = performance.now() + patienceMs
  return async (statement) => {
    // 0 would be no limit at all
    const left = Math.max(1, Math.ceil(until - performance.now()))
    await db`select set_config('statement_timeout', ${String(left)}, true)`
    return await statement
  }
}

const read = async (db: ISql, ask: Ask, from: string, to: string): Promise<TrackingFigures> => {
  const days = db`day between ${from}::date and ${to}::date`
  const sum = (column: string) => db`coalesce(sum(${db(column)}), 0)::bigint as ${db(column)}`
  const byDay = await ask(db<Days[]>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(events), 0)::bigint as events,
      count(distinct visitor)::bigint as visitors, grouping(day) = 1 as "isTotal"
    from tracking_visitors where ${days} group by grouping sets ((day), ()) order by day`)
  const [arrivals] = await ask(db<[{ stored: number; doubles: number }]>`
    select ${sum('stored')}, ${sum('doubles')} from tracking_arrivals where ${days}`)
  const { events = 0, visitors = 0 } = byDay.find(({ isTotal }) => isTotal) ?? {}
  const [signIn] = await ask(db<[TrackingFigures['signIn']]>`
    select ${sum('opened')}, ${sum('asked')}, coalesce(sum(signed_in), 0)::bigint as "signedIn"
    from tracking_sign_in_funnel where ${days}`)
  return {
    totals: { events, visitors, ...arrivals },
    days: byDay.filter(({ isTotal }) => !isTotal).map(({ day, events, visitors }) => ({ day, events, visitors })),
    pageViews: await ask(db<TrackingFigures['pageViews']>`
      select path, ${sum('views')}, ${sum('visitors')} from tracking_page_views where ${days}
      group by path order by views desc, path limit 200`),
    signIn,
    joins: (
      await ask(db<TrackingFigures['joins']>`
        select activity, title, ${sum('seen')}, ${sum('pressed')}, ${sum('joined')}
        from tracking_join_funnel left join activities on activities.number::text = activity
        where ${days} group by activity, title order by seen desc, activity limit 100`)
    ).map(({ title, ...join }) => ({ ...join, ...(title && { title }) })),
    rejected: await ask(db<TrackingFigures['rejected']>`
      select reason, ${sum('events')} from tracking_rejected where ${days}
      group by reason order by events desc, reason`),
  }
}

/**
 * Figures of some days from the documented views, all as of one moment.
 * @throws Refused `unavailable` where that takes too long
 */
export const readFigures = async (
  db: Sql,
  from: string,
  to: string,
  patienceMs: number = mostMs,
): Promise<TrackingFigures> => {
  try {
    return await db.begin('isolation level repeatable read read only', async (tx) => {
      // the pool plans once for all values; which partitions these days are in shows in their values
      await tx`set local plan_cache_mode = force_custom_plan`
      return read(tx, askFor(tx, patienceMs), from, to)
    })
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === canceled)
      throw new Refused('unavailable', 'these days take too long; ask for fewer', { retryAfter: 5 })
    throw error
  }
}
