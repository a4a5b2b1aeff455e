/** What other code may use of `tracking`. */
export { clickhouseFindings } from './clickhouse/findings.ts'
export { prepareClickHouse } from './clickhouse/start.ts'
