import { afterAll } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import type { Context } from '../context.ts'
import { createJobs } from '../jobs/jobs.ts'
import { seed } from '../seeds.ts'
import { type TestClock, testClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { testSecrets } from './secrets.ts'

/**
 * A whole context on a database of its own, with clocks that `clock` moves. Call it at the top level of a test file;
 * everything is put away when the file ends.
 */
export const testContext = async (
  overrides: Partial<Context> = {},
): Promise<{ context: Context; clock: TestClock }> => {
  const clock = testClock()
  const db = overrides.db ?? (await testDatabase())
  const context: Context = {
    db,
    clocks: clock.clocks,
    environment: readEnvironment({ LOG_LEVEL: 'silent' }),
    secrets: testSecrets(),
    jobs: createJobs(db),
    ...overrides,
  }
  return { context, clock }
}

interface TestApp {
  readonly app: App
  readonly context: Context
  readonly clock: TestClock
}

/** The whole server on an empty database, for `app.inject()` or `app.listen()`. */
export const emptyApp = async (overrides: Partial<Context> = {}): Promise<TestApp> => {
  const { context, clock } = await testContext(overrides)
  const app = await buildApp(context)
  afterAll(() => app.close())
  return { app, context, clock }
}

/** The whole server as the sandbox runs it, seeds included. */
export const testApp = async (overrides: Partial<Context> = {}): Promise<TestApp> => {
  const { context, clock } = await testContext(overrides)
  await seed(context)
  return { ...(await emptyApp(context)), clock }
}
