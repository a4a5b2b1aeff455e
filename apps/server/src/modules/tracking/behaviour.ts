import {
  heatMapColumns,
  heatMapRowHeight,
  heatMapRows,
  type TrackingBehaviour,
  type TrackingHeatMap,
} from '@foyer/api/tracking/behaviour'
import type { ISql, Sql } from 'postgres'
import { type RunQuery, readAtOnce } from './read-at-once.ts'

const inDays = (db: ISql, from: string, to: string) => db`day between ${from}::date and ${to}::date`
const viewed = (db: ISql) => db`count(*)::int as views, count(distinct visitor)::int as visitors`
/** The median and the ninth decile. */
const usual = (db: ISql) => db`
  percentile_cont(0.5) within group (order by seconds) as median,
  percentile_cont(0.9) within group (order by seconds) as long`

const read = async (db: ISql, run: RunQuery, from: string, to: string): Promise<TrackingBehaviour> => {
  const days = inDays(db, from, to)
  return {
    sources: await run(db<TrackingBehaviour['sources']>`
      select source, ${viewed(db)} from tracking_sources where ${days} group by source order by views desc, source collate "C"`),
    hosts: await run(db<TrackingBehaviour['hosts']>`
      select host, ${viewed(db)} from tracking_sources where ${days} and host is not null
      group by host order by views desc, host collate "C" limit 50`),
    campaigns: await run(db<TrackingBehaviour['campaigns']>`
      select utm_source as source, utm_medium as medium, utm_campaign as campaign, ${viewed(db)}
      from tracking_sources where ${days} and coalesce(utm_source, utm_medium, utm_campaign) is not null
      group by utm_source, utm_medium, utm_campaign order by views desc, utm_source collate "C", utm_medium collate "C", utm_campaign collate "C" limit 50`),
    leaves: await run(db<TrackingBehaviour['leaves']>`
      select path, count(*)::int as leaves, count(distinct visitor)::int as visitors, ${usual(db)},
        percentile_cont(0.5) within group (order by position) as position
      from tracking_page_leaves where ${days} group by path order by leaves desc, path collate "C" limit 100`),
    loads: await run(db<TrackingBehaviour['loads']>`
      select path, count(*)::int as loads, ${usual(db)}
      from tracking_page_loads where ${days} group by path order by loads desc, path collate "C" limit 100`),
    heatMaps: await run(db<TrackingBehaviour['heatMaps']>`
      select path, sum(clicks)::int as clicks, sum(stays)::int as stays from (
        select path, 1 as clicks, 0 as stays from tracking_clicks where ${days}
        union all select path, 0, 1 from tracking_stays where ${days}) as each
      where path is not null group by path order by count(*) desc, path collate "C" limit 200`),
  }
}

/** The behaviour of visitors on the given days, as of one moment. @throws Refused `unavailable` if it takes too long */
export const readBehaviour = (db: Sql, from: string, to: string): Promise<TrackingBehaviour> =>
  readAtOnce(db, (tx, run) => read(tx, run, from, to))

/**
 * Where visitors clicked and looked on one page on the given days. @throws Refused `unavailable` if it takes too long
 */
export const readHeatMap = (db: Sql, from: string, to: string, path: string): Promise<TrackingHeatMap> =>
  readAtOnce(db, async (tx, run) => {
    const these = tx`${inDays(tx, from, to)} and path = ${path}`
    const rowAt = (pixels: string) =>
      tx`least(${heatMapRows - 1}, floor(${tx.unsafe(pixels)} / ${heatMapRowHeight}))::int`
    return {
      clicks: await run(tx<TrackingHeatMap['clicks']>`
        select least(${heatMapColumns - 1}, floor(x / width * ${heatMapColumns}))::int as column, ${rowAt('y')} as row,
          count(*)::int as clicks
        from tracking_clicks where ${these} and x is not null and y is not null and width is not null
        group by 1, 2 order by row, "column"`),
      elements: await run(tx<TrackingHeatMap['elements']>`
        select selector, content, count(*)::int as clicks, count(distinct visitor)::int as visitors
        from tracking_clicks where ${these} group by selector, content order by clicks desc, selector collate "C", content collate "C" limit 50`),
      rows: await run(tx<TrackingHeatMap['rows']>`
        select row, sum(seconds) as seconds, count(*)::int as stays
        from tracking_stays, generate_series(${rowAt('position')}, ${rowAt(`(position + coalesce(height, ${heatMapRowHeight}) - 1)`)}) as row
        where ${these} and seconds is not null and position is not null group by row order by row`),
    }
  })
