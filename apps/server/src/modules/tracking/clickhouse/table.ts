import { type ClickHouse, ClickHouseError, literal } from './client.ts'
import { columns } from './columns.ts'

/** The table of events in ClickHouse. */
export const table = 'tracking_events'

/**
 * The partition of an event: its day, or one for all events with a wrong time, which would otherwise open any number of
 * partitions. It depends only on the event, so that a repeated event is in the same partition and replaces itself.
 */
export const partitionOfEvent = 'if(day >= received_day - 31 AND day <= received_day + 3, day, toDate(0))'
/** The partition for wrong times, as a day that no other event has. */
const strayPartition = '1970-01-01'
/** The condition of events in the partition for wrong times. */
export const isStray = '(day < received_day - 31 OR day > received_day + 3)'

/** What identifies an event. The name of the event is among it, so that reading one kind of event skips the others. */
export const key = 'day, event, subject, track_id, happened_at'

/** Creates the table. A firm may create it beforehand with a replicated engine. */
export const createTable = `CREATE TABLE IF NOT EXISTS ${table} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})
ENGINE = ReplacingMergeTree PARTITION BY ${partitionOfEvent} ORDER BY (${key})`

const here = ({ database }: ClickHouse) => `database = ${literal(database)}`

export const hasTable = async (clickhouse: ClickHouse): Promise<boolean> => {
  const rows = await clickhouse.read(
    `SELECT name FROM system.tables WHERE ${here(clickhouse)} AND name = ${literal(table)}`,
  )
  return rows.length > 0
}

/** What a table that exists lacks, in words for an operator. */
export const faultsOfTable = async (clickhouse: ClickHouse): Promise<string[]> => {
  const tables = await clickhouse.read<{ engine: string }>(
    `SELECT engine FROM system.tables WHERE ${here(clickhouse)} AND name = ${literal(table)}`,
  )
  const found = await clickhouse.read<{ name: string; type: string }>(
    `SELECT name, type FROM system.columns WHERE ${here(clickhouse)} AND table = ${literal(table)}`,
  )
  const types = new Map(found.map(({ name, type }) => [name, type]))
  const engines = tables.filter(({ engine }) => !/^(Replicated|Shared)?ReplacingMergeTree$/.test(engine))
  return [
    ...engines.map(({ engine }) => `its engine is ${engine} and not ReplacingMergeTree`),
    ...columns.flatMap(({ name, type }) => {
      const is = types.get(name)
      return is === type ? [] : [is === undefined ? `it has no column ${name}` : `its column ${name} is ${is}`]
    }),
  ]
}

/**
 * Creates the table if it does not exist. @throws ClickHouseError if one exists that events cannot be copied to
 */
export const ensureTable = async (clickhouse: ClickHouse): Promise<void> => {
  // an administrator may have created the table, because this user may not create one
  if (!(await hasTable(clickhouse))) await clickhouse.run(createTable)
  const faults = await faultsOfTable(clickhouse)
  if (faults.length > 0)
    throw new ClickHouseError(`the table ${table} does not fit: ${faults.join('; ')}. Rename it, and start again`)
}

/** The days that have a partition of their own, the oldest first. */
export const partitionDays = async (clickhouse: ClickHouse): Promise<string[]> => {
  const rows = await clickhouse.read<{ day: string }>(
    `SELECT DISTINCT partition AS day FROM system.parts
     WHERE active AND ${here(clickhouse)} AND table = ${literal(table)} ORDER BY day`,
  )
  // ClickHouse 18 shows the first day as zeros
  return rows.map(({ day }) => day).filter((day) => day > strayPartition)
}

/** Drops the partition of a day, if there is one. */
export const dropPartition = async (clickhouse: ClickHouse, day: string): Promise<void> => {
  if (day > strayPartition) await clickhouse.run(`ALTER TABLE ${table} DROP PARTITION ${literal(day)}`)
}

/** Counts events, repeated ones each time. */
export const countWhere = async (clickhouse: ClickHouse, condition: string): Promise<number> => {
  const [row] = await clickhouse.read<{ events: number }>(`SELECT count() AS events FROM ${table} WHERE ${condition}`)
  return row?.events ?? 0
}

/** Whether a deletion still rewrites the parts of the table. */
export const isDeleting = async (clickhouse: ClickHouse): Promise<boolean> => {
  const rows = await clickhouse.read(
    `SELECT mutation_id FROM system.mutations
     WHERE ${here(clickhouse)} AND table = ${literal(table)} AND NOT is_done LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * Starts the deletion of events, if there are any. ClickHouse deletes them in the background, and none that are inserted
 * from now on.
 *
 * @returns the number of events that the deletion concerns
 */
export const deleteWhere = async (clickhouse: ClickHouse, condition: string): Promise<number> => {
  const events = await countWhere(clickhouse, condition)
  if (events > 0) await clickhouse.run(`ALTER TABLE ${table} DELETE WHERE ${condition}`)
  return events
}
