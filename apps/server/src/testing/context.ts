import { loadClasses } from '@foyer/api/endpoints/endpoint'
import { afterAll } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import { sandboxConnectors } from '../connectors/connect.ts'
import type { Context } from '../context.ts'
import type { Admission } from '../http/admission/admit.ts'
import { classBounds } from '../http/admission/bounds.ts'
import { listener } from '../http/listen.ts'
import { createJobs } from '../jobs/jobs.ts'
import { modules } from '../modules/all.ts'
import { seed } from '../seeds.ts'
import { type TestClock, testClock } from './clock.ts'
import { testDatabase, testPools } from './database.ts'
import { seededDatabase } from './global-setup.ts'
import { noClients } from './no-clients.ts'
import { quickPasswords } from './quick-passwords.ts'
import { testSecrets } from './secrets.ts'

/** On a busy machine a burst of calls waits longer than a person may. Tests of the admission state bounds of their own. */
export const longWaits: Partial<Admission> = {
  classes: Object.fromEntries(
    loadClasses.map((of) => [of, { ...classBounds[of], wait: 60_000, waiting: 10_000 }]),
  ) as unknown as Admission['classes'],
}

/**
 * A complete context on a database of its own, with clocks that `clock` moves. Call it at the top level of a test file;
 * all resources are released when the file ends.
 */
export const testContext = async (
  overrides: Partial<Context> = {},
): Promise<{ context: Context; clock: TestClock }> => {
  const clock = testClock()
  const db = overrides.db ?? (await testDatabase())
  const parts = {
    db,
    clocks: clock.clocks,
    environment: readEnvironment({ LOG_LEVEL: 'silent', ...noClients }),
    secrets: testSecrets(),
    jobs: createJobs(db),
    passwords: quickPasswords,
    modules,
    ...overrides,
  }
  const context: Context = { connectors: sandboxConnectors(parts), ...parts }
  return { context, clock }
}

interface TestApp {
  readonly app: App
  readonly context: Context
  readonly clock: TestClock
}

/** Closes a server as production does: Fastify alone waits 70 s for a connection that `fetch` opened and never used. */
const closing = (app: App) => listener(app, { PORT: 0, HOST: '127.0.0.1', DRAIN_SECONDS: 0 }).drain

/** The whole server on an empty database, for `app.inject()` or `app.listen()`. */
export const emptyApp = async (overrides: Partial<Context> = {}): Promise<TestApp> => {
  const { context, clock } = await testContext(overrides)
  const app = await buildApp(context, longWaits)
  afterAll(closing(app))
  return { app, context, clock }
}

/**
 * The whole server as the sandbox runs it, including seeds, on a clone of the seeded database unless `overrides` has
 * one.
 */
export const testApp = async (overrides: Partial<Context> = {}): Promise<TestApp> => {
  const db = overrides.db ?? (await testDatabase(seededDatabase))
  const { context, clock } = await testContext({ ...overrides, db })
  if (overrides.db) await seed(context)
  return { ...(await emptyApp(context)), clock }
}

/**
 * Two servers on one seeded database, as a firm runs several, each with connections of its own.
 *
 * @param differences of the second server's context
 */
export const testTwoServers = async (
  differences: Partial<Context> = {},
): Promise<TestApp & { readonly apps: readonly [App, App]; readonly second: Context }> => {
  const [db, secondDb] = await testPools(2, seededDatabase)
  if (!db || !secondDb) throw new Error('there are not two pools')
  const { context, clock } = await testContext({ db })
  const second: Context = { ...context, db: secondDb, jobs: createJobs(secondDb), ...differences }
  const apps = [await buildApp(context, longWaits), await buildApp(second, longWaits)] as const
  for (const app of apps) afterAll(closing(app))
  return { app: apps[0], apps, context, second, clock }
}
