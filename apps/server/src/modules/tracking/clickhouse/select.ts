import { type ClickHouse, literal } from './client.ts'
import { hasTable, key, table } from './table.ts'

/** Days such as 2026-01-05, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** All days that an event can have. */
export const allDays: Days = { from: '1970-01-01', to: '2100-12-31' }

/** The events of given days, each once: a repeated one that is not merged yet is left out. */
interface Events {
  /** all of them, for `from` */
  readonly all: string
  /**
   * Some of them, for `from`. It is faster than all of them, which ClickHouse merges before it applies a condition.
   *
   * @param columns those that the statement reads
   */
  only(columns: string, condition: string): string
}

/** Reads from the events of given days. */
export interface Selection {
  /** @param sql the statement */
  read<Row>(sql: (events: Events) => string): Promise<readonly Row[]>
}

/**
 * Reads from the events of given days.
 *
 * @param from day, such as 2026-01-05
 * @param to the last day
 */
export const eventsOf = (clickhouse: ClickHouse, from: string, to: string): Selection => {
  const days = `day BETWEEN ${literal(from)} AND ${literal(to)}`
  const events: Events = {
    all: `${table} FINAL WHERE ${days}`,
    only: (columns, condition) =>
      `(SELECT ${columns} FROM ${table} WHERE ${days} AND (${condition}) LIMIT 1 BY ${key})`,
  }
  return { read: (sql) => clickhouse.read(sql(events)) }
}

/** Events of one name. */
export const ofEvent = (event: string): string => `type = 'track' AND event = ${literal(event)}`

/**
 * Part `p` of the values of a group lies at or below this number, which is interpolated as `percentile_cont` of
 * PostgreSQL does; null without values. ClickHouse 18 has no such function.
 *
 * @param values a sorted array
 */
export const percentile = (values: string, p: number): string => {
  const place = `(${p} * (length(${values}) - 1))`
  const at = (index: string) => `${values}[toUInt32(${index}) + 1]`
  const below = at(`floor(${place})`)
  return `if(empty(${values}), NULL, ${below} + (${place} - floor(${place})) * (${at(`ceil(${place})`)} - ${below}))`
}

/** Days since 1970, as ClickHouse 18 shows them in every case: it shows the first day as zeros. */
export const dayNumber = 'toUInt32(day)'
/** The day of such a number. */
export const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** The days of which ClickHouse has events. */
export const copiedDays = async (clickhouse: ClickHouse, { from, to }: Days): Promise<string[]> => {
  if (!(await hasTable(clickhouse))) return []
  const rows = await clickhouse.read<{ number: number }>(
    `SELECT DISTINCT ${dayNumber} AS number FROM ${table} WHERE day BETWEEN ${literal(from)} AND ${literal(to)}`,
  )
  return rows.map(({ number }) => dayOf(number))
}
