import { pageLeaveSecondsMax, pageLoadSecondsMax, staySecondsMax } from '@foyer/protocol/tracking/limits'

type Plain = 'Date' | 'Int32' | 'Int64' | 'Float64' | 'String' | 'FixedString(16)'
/** Types of ClickHouse that the table uses. */
export type ColumnType = Plain | `Nullable(${Plain})`

export interface Column {
  readonly name: string
  readonly type: ColumnType
  /** the value in the SQL of PostgreSQL, of a row `e` of tracking_events */
  readonly from: string
}

const column = (name: string, type: ColumnType, from: string = `e.${name}`): Column => ({ name, type, from })
/** Milliseconds since 1970. ClickHouse 18 has no type for them. */
const moment = (name: string, type: ColumnType = 'Int64') =>
  column(name, type, `(extract(epoch from e.${name}) * 1000)::bigint`)
const property = (name: string, of: string) => column(name, 'Nullable(String)', `e.properties ->> '${of}'`)
const filled = (name: string, of: string) => column(name, 'Nullable(String)', `nullif(e.properties ->> '${of}', '')`)
const number = (name: string, of: string, most: number) =>
  column(name, 'Nullable(Float64)', `tracking_number(e.properties, '${of}', ${most})`)
/** A number that is a divisor or a height: zero means unknown. */
const size = (name: string, of: string) =>
  column(name, 'Nullable(Float64)', `nullif(tracking_number(e.properties, '${of}', 100000), 0)`)

/**
 * The columns of an event in ClickHouse. Those after `properties` are what the figures read. PostgreSQL computes them, by
 * the definitions of its views, so that both give the same figures.
 */
export const columns: readonly Column[] = [
  column('day', 'Date', "e.day - date '1970-01-01'"),
  moment('happened_at'),
  column('subject', 'FixedString(16)'),
  column('track_id', 'Int32'),
  moment('received_at'),
  column('received_day', 'Date', "(e.received_at at time zone 'Asia/Hong_Kong')::date - date '1970-01-01'"),
  moment('flushed_at', 'Nullable(Int64)'),
  column('type', 'String'),
  column('event', 'String', "coalesce(e.event, '')"),
  column('anonymous', 'Nullable(FixedString(16))'),
  column('login', 'Nullable(FixedString(16))'),
  column('original', 'Nullable(FixedString(16))'),
  column('identities', 'String', 'e.identities::text'),
  column('item_type', 'Nullable(String)'),
  column('item_id', 'Nullable(String)'),
  column('lib', 'String', 'e.lib::text'),
  column('properties', 'String', 'e.properties::text'),
  column('visitor', 'FixedString(16)', 'coalesce(e.anonymous, e.subject)'),
  property('url_path', '$url_path'),
  property('activity', 'activity'),
  column(
    'source',
    'String',
    `case e.properties ->> '$latest_traffic_source_type'
      when '付费广告流量' then 'campaign' when '直接流量' then 'direct' when '自然搜索流量' then 'search'
      when '社交网站流量' then 'social' when '引荐流量' then 'referral' else 'unknown' end`,
  ),
  filled('referrer_host', '$latest_referrer_host'),
  property('utm_source', '$latest_utm_source'),
  property('utm_medium', '$latest_utm_medium'),
  property('utm_campaign', '$latest_utm_campaign'),
  column(
    'seconds',
    'Nullable(Float64)',
    `tracking_number(e.properties, 'event_duration', case e.event
      when '$WebPageLeave' then ${pageLeaveSecondsMax} when '$WebPageLoad' then ${pageLoadSecondsMax}
      when '$WebStay' then ${staySecondsMax} end)`,
  ),
  number('viewport_position', '$viewport_position', 1_000_000),
  property('element_selector', '$element_selector'),
  filled('element_content', '$element_content'),
  number('page_x', '$page_x', 100_000),
  number('page_y', '$page_y', 1_000_000),
  size('viewport_width', '$viewport_width'),
  size('viewport_height', '$viewport_height'),
]

/** The values of an event in the order of the columns, as a list of SQL of PostgreSQL. */
export const valuesOfEvent = columns.map(({ name, from }) => `${from} as ${name}`).join(', ')
