/** What other code may use of `tracking`. */
export { campaignFigures } from './campaign.ts'
export { examineClickHouse } from './clickhouse/examine.ts'
export { prepareClickHouse } from './clickhouse/start.ts'
