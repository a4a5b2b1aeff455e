import type { PendingQuery, Row } from 'postgres'
import type { ClickHouse } from './client.ts'
import { columns } from './columns.ts'
import { rowWriter } from './row-binary.ts'
import { table } from './table.ts'

/** Events of one insertion at most: at the longest, an event has some 10 kB. */
export const batchEvents = 5_000

const into = `${table} (${columns.map(({ name }) => name).join(', ')})`
const types = columns.map(({ type }) => type)

/**
 * Inserts the events of a query of PostgreSQL into ClickHouse. An event that is there already is replaced by itself.
 *
 * @param query its first columns are those of `valuesOfEvent`
 * @returns the rows of the query
 */
export const insertEvents = async (
  clickhouse: ClickHouse,
  query: PendingQuery<Row[]>,
): Promise<readonly (readonly unknown[])[]> => {
  const rows = await query.values()
  const writer = rowWriter(types)
  for (const row of rows) writer.add(row.slice(0, types.length))
  if (rows.length > 0) await clickhouse.insert(into, writer.bytes())
  return rows
}
