import { pino } from 'pino'
import { afterAll } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import { createConnectors } from '../connectors/connect.ts'
import type { Context } from '../context.ts'
import type { BackOfficeProcess } from './back-office.ts'
import type { TestClock } from './clock.ts'
import { longWaits, testContext } from './context.ts'
import { testDatabase } from './database.ts'
import { seededDatabase } from './global-setup.ts'
import { noClients } from './no-clients.ts'

/**
 * The whole server, with the activities and offerings of the sandbox, over the systems of the stand-in.
 *
 * @param variables of production or of the sandbox
 * @param overrides of the context; by default the database is a clone of the seeded one
 */
export const firmApp = async (
  { variables: systems }: BackOfficeProcess,
  variables: Readonly<Record<string, string>>,
  overrides: Partial<Context> = {},
): Promise<{ readonly app: App; readonly context: Context; readonly clock: TestClock }> => {
  const environment = readEnvironment({
    ...variables,
    ...systems,
    LOG_LEVEL: 'silent',
    ...noClients,
  })
  const db = overrides.db ?? (await testDatabase(seededDatabase))
  const { context: parts, clock } = await testContext({ environment, ...overrides, db })
  // one fault must not hold back the calls of the next test
  const firm = createConnectors(parts, pino({ enabled: false }), { firstPause: 1, failures: 1_000 })
  // no job reads the firm's list of restrictions and its market data
  const { lists, marketData } = parts.connectors
  const context = { ...parts, connectors: { ...firm, lists, marketData } }
  const app = await buildApp(context, longWaits)
  afterAll(() => app.close())
  return { app, context, clock }
}
