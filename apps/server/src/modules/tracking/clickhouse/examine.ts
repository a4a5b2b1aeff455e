import type { Environment } from '../../../config/environment.ts'
import { ClickHouseError, clickhouseOf } from './client.ts'
import { faultsOfTable, hasTable } from './table.ts'

/** What the configured ClickHouse is and lacks. */
interface Examined {
  /** undefined if it does not answer */
  readonly version?: string | undefined
  /** one sentence each, for an operator */
  readonly faults: readonly string[]
}

/** Examines the configured ClickHouse without a change. @returns undefined if none is configured */
export const examineClickHouse = async (environment: Environment): Promise<Examined | undefined> => {
  const clickhouse = clickhouseOf(environment)
  if (!clickhouse) return undefined
  try {
    const [row] = await clickhouse.read<{ version: string }>('SELECT version() AS version')
    if (!(await hasTable(clickhouse)))
      return { version: row?.version, faults: ['The table of events in ClickHouse does not exist: run foyer migrate.'] }
    const faults = await faultsOfTable(clickhouse)
    return {
      version: row?.version,
      faults: faults.map((message) => `The table of events in ClickHouse does not fit: ${message}.`),
    }
  } catch (error) {
    if (error instanceof ClickHouseError) return { faults: [`${error.message}.`] }
    throw error
  }
}
