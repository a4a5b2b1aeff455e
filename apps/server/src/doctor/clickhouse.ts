import type { Environment } from '../config/environment.ts'
import { examineClickHouse } from '../modules/tracking/public.ts'
import { type Finding, faultsOr } from './finding.ts'

/** Whether the configured ClickHouse answers and has the table of events. */
export const clickhouseFindings = async (environment: Environment): Promise<readonly Finding[]> => {
  const examined = await examineClickHouse(environment)
  if (!examined) return []
  return faultsOr('clickhouse', examined.faults, `ClickHouse ${examined.version} answers, and its table of events fits`)
}
