import type { Environment } from '../../../config/environment.ts'
import { type Finding, fault, ok } from '../../../doctor/finding.ts'
import { type ClickHouse, ClickHouseError, clickhouseOf } from './client.ts'
import { faultsOfTable, hasTable } from './table.ts'

const check = 'clickhouse'

const findingsOf = async (clickhouse: ClickHouse): Promise<readonly Finding[]> => {
  const [row] = await clickhouse.read<{ version: string }>('SELECT version() AS version')
  const faults = (await hasTable(clickhouse))
    ? await faultsOfTable(clickhouse)
    : ['it does not exist: run foyer migrate']
  return faults.length === 0
    ? [ok(check, `ClickHouse ${row?.version} answers, and its table of events fits`)]
    : faults.map((message) => fault(check, `The table of events in ClickHouse does not fit: ${message}.`))
}

/** Whether the configured ClickHouse answers and has the table of events. */
export const clickhouseFindings = async (environment: Environment): Promise<readonly Finding[]> => {
  const clickhouse = clickhouseOf(environment)
  if (!clickhouse) return []
  try {
    return await findingsOf(clickhouse)
  } catch (error) {
    if (error instanceof ClickHouseError) return [fault(check, `${error.message}.`)]
    throw error
  }
}
