import type { TrackingFigures } from '@foyer/contract/tracking-figures'
import type { ISql } from 'postgres'

const dayOf = (db: ISql) => db`to_char(day, 'YYYY-MM-DD')`

/** Page views, funnels and arrivals of some days, from the documented views. Of page views the 500 most frequent of them all. */
export const readFigures = async (db: ISql, from: string, to: string): Promise<TrackingFigures> => {
  const days = db`day between ${from}::date and ${to}::date`
  return {
    pageViews: await db`
      select ${dayOf(db)} as day, path, views, visitors from tracking_page_views where ${days}
      order by views desc, day, path limit 500`,
    signIn: await db`
      select ${dayOf(db)} as day, opened, asked, signed_in as "signedIn" from tracking_sign_in_funnel where ${days}
      order by day`,
    joins: await db`
      select ${dayOf(db)} as day, activity, seen, pressed, joined from tracking_join_funnel where ${days}
      order by day, activity`,
    arrivals: await db`
      select ${dayOf(db)} as day, coalesce(sum(events) filter (where outcome = 'stored'), 0)::int as stored,
        coalesce(sum(events) filter (where outcome = 'double'), 0)::int as doubles
      from tracking_counts where ${days} group by tracking_counts.day order by tracking_counts.day`,
  }
}
