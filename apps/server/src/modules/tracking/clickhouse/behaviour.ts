import {
  heatMapColumns,
  heatMapRowHeight,
  heatMapRows,
  type TrackingBehaviour,
  type TrackingHeatMap,
} from '@foyer/api/tracking/behaviour'
import { type ClickHouse, literal } from './client.ts'
import { eventsOf, ofEvent, percentile } from './select.ts'

const viewed = 'count() AS views, uniqExact(visitor) AS visitors'
type Text = string | null
interface Viewed {
  readonly views: number
  readonly visitors: number
}
const [clicked, stayed] = [ofEvent('$WebClick'), ofEvent('$WebStay')]
const isNamed = (event: string): string => `event = ${literal(event)}`
const hasCampaign = 'utm_source IS NOT NULL OR utm_medium IS NOT NULL OR utm_campaign IS NOT NULL'
/** Values of a group, without nulls. */
const sorted = (column: string): string => `arraySort(groupArray(${column}))`
const usual = `${percentile('durations', 0.5)} AS half, ${percentile('durations', 0.9)} AS most`
/** The median and the ninth decile. */
interface Usual {
  readonly half: number | null
  readonly most: number | null
}
const usualOf = ({ half, most }: Usual) => ({ median: half, long: most })

/** The behaviour of visitors as the views of PostgreSQL define it. Each figure is read at its own moment. */
export const readBehaviour = async (clickhouse: ClickHouse, from: string, to: string): Promise<TrackingBehaviour> => {
  const selection = eventsOf(clickhouse, from, to)
  const read = async <Row>(sql: Parameters<typeof selection.read>[0]): Promise<Row[]> => [
    ...(await selection.read<Row>(sql)),
  ]
  const came = ofEvent('$pageview')
  return {
    sources: await read(
      ({ only }) =>
        `SELECT source, ${viewed} FROM ${only('source, visitor', came)} GROUP BY source ORDER BY views DESC, source`,
    ),
    hosts: await read(
      ({ only }) => `
        SELECT referrer_host AS host, ${viewed} FROM ${only('referrer_host, visitor', `${came} AND referrer_host IS NOT NULL`)}
        GROUP BY host ORDER BY views DESC, host LIMIT 50`,
    ),
    campaigns: (
      await read<Viewed & { name: Text; medium: Text; campaign: Text }>(
        ({ only }) => `
          SELECT utm_source AS name, utm_medium AS medium, utm_campaign AS campaign, ${viewed}
          FROM ${only('utm_source, utm_medium, utm_campaign, visitor', `${came} AND (${hasCampaign})`)}
          GROUP BY name, medium, campaign ORDER BY views DESC, name, medium, campaign LIMIT 50`,
      )
    ).map(({ name: source, ...campaign }) => ({ source, ...campaign })),
    leaves: (
      await read<Usual & { path: Text; leaves: number; visitors: number; depth: number | null }>(
        ({ only }) => `
          SELECT path, leaves, visitors, ${usual}, ${percentile('depths', 0.5)} AS depth FROM (
            SELECT url_path AS path, count() AS leaves, uniqExact(visitor) AS visitors,
              ${sorted('seconds')} AS durations, ${sorted('viewport_position')} AS depths
            FROM ${only('url_path, visitor, seconds, viewport_position', ofEvent('$WebPageLeave'))} GROUP BY path)
          ORDER BY leaves DESC, path LIMIT 100`,
      )
    ).map(({ depth, half, most, ...leave }) => ({ ...leave, ...usualOf({ half, most }), position: depth })),
    loads: (
      await read<Usual & { path: Text; loads: number }>(
        ({ only }) => `
          SELECT path, loads, ${usual} FROM (
            SELECT url_path AS path, count() AS loads, ${sorted('seconds')} AS durations
            FROM ${only('url_path, seconds', ofEvent('$WebPageLoad'))} GROUP BY path)
          ORDER BY loads DESC, path LIMIT 100`,
      )
    ).map(({ half, most, ...load }) => ({ ...load, ...usualOf({ half, most }) })),
    heatMaps: await read(
      ({ only }) => `
        SELECT url_path AS path, countIf(${isNamed('$WebClick')}) AS clicks, countIf(${isNamed('$WebStay')}) AS stays
        FROM ${only('url_path, event', `((${clicked}) OR (${stayed})) AND url_path IS NOT NULL`)}
        GROUP BY path ORDER BY count() DESC, path LIMIT 200`,
    ),
  }
}

const rowAt = (pixels: string): string => `toInt32(least(${heatMapRows - 1}, floor((${pixels}) / ${heatMapRowHeight})))`

/** Where visitors clicked and looked on one page, as the views of PostgreSQL define it. */
export const readHeatMap = async (
  clickhouse: ClickHouse,
  from: string,
  to: string,
  path: string,
): Promise<TrackingHeatMap> => {
  const { read } = eventsOf(clickhouse, from, to)
  const these = (kind: string) => `${kind} AND url_path = ${literal(path)}`
  const columnAt = `toInt32(least(${heatMapColumns - 1}, floor(assumeNotNull(page_x) / assumeNotNull(viewport_width) * ${heatMapColumns})))`
  const clicks = await read<{ across: number; down: number; clicks: number }>(
    ({ only }) => `
      SELECT ${columnAt} AS across, ${rowAt('assumeNotNull(page_y)')} AS down, count() AS clicks
      FROM ${only('page_x, page_y, viewport_width', `${these(clicked)} AND page_x IS NOT NULL AND page_y IS NOT NULL AND viewport_width IS NOT NULL`)}
      GROUP BY across, down ORDER BY down, across`,
  )
  const elements = await read<TrackingHeatMap['elements'][number]>(
    ({ only }) => `
      SELECT element_selector AS selector, element_content AS content, count() AS clicks, uniqExact(visitor) AS visitors
      FROM ${only('element_selector, element_content, visitor', these(clicked))} GROUP BY selector, content ORDER BY clicks DESC, selector, content LIMIT 50`,
  )
  // ClickHouse 18 has no range with a start
  const rows = await read<{ down: number; shown: number; stays: number }>(
    ({ only }) => `
      SELECT first_row + arrayJoin(range(toUInt32(greatest(0, last_row - first_row + 1)))) AS down, sum(duration) AS shown, count() AS stays
      FROM (
        SELECT assumeNotNull(seconds) AS duration, ${rowAt('assumeNotNull(viewport_position)')} AS first_row,
          ${rowAt(`assumeNotNull(viewport_position) + ifNull(viewport_height, ${heatMapRowHeight}) - 1`)} AS last_row
        FROM ${only('seconds, viewport_position, viewport_height', `${these(stayed)} AND seconds IS NOT NULL AND viewport_position IS NOT NULL`)})
      GROUP BY down ORDER BY down`,
  )
  return {
    clicks: clicks.map(({ across, down, clicks }) => ({ column: across, row: down, clicks })),
    elements: [...elements],
    rows: rows.map(({ down, shown, stays }) => ({ row: down, seconds: shown, stays })),
  }
}
