/** What other code may use of `tracking`. */
export { prepareClickHouse } from './clickhouse/start.ts'
