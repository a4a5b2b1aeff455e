import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { emptyApp } from '../../../testing/context.ts'
import { noClients } from '../../../testing/no-clients.ts'
import { type ClickHouse, clickhouseOf } from './client.ts'
import { table } from './table.ts'

/** Whether this machine has ClickHouse; tests that need it are skipped otherwise. */
export const hasClickHouse = (): boolean => inject('clickhouse') !== null

/** The variables of a new database of ClickHouse, which is dropped when the test file ends. */
export const clickhouseVariables = async (): Promise<NodeJS.ProcessEnv> => {
  const server = inject('clickhouse')
  // nothing listens there; the tests are skipped
  if (!server) return { CLICKHOUSE_URL: 'http://127.0.0.1:9' }
  const name = `foyer_${randomBytes(6).toString('hex')}`
  const admin = clickhouseOf(readEnvironment(server))
  await admin?.run(`CREATE DATABASE ${name}`)
  afterAll(() => admin?.run(`DROP DATABASE ${name}`))
  return { ...server, CLICKHOUSE_DATABASE: name }
}

/** The whole server on an empty database, with an empty database of ClickHouse. */
export const appWithClickHouse = async () => {
  const variables = await clickhouseVariables()
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    ...noClients,
    ...variables,
  })
  const clickhouse = clickhouseOf(environment)
  if (!clickhouse) throw new Error('ClickHouse is not configured')
  return { ...(await emptyApp({ environment })), clickhouse, variables }
}

/** The number of events as figures count them. */
export const eventsIn = async (clickhouse: ClickHouse, condition = '1'): Promise<number> => {
  const [row] = await clickhouse.read<{ events: number }>(
    `SELECT count() AS events FROM ${table} FINAL WHERE ${condition}`,
  )
  return row?.events ?? 0
}
