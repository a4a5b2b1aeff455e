import { setTimeout as wait } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { ISql, Sql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import { pendingFunctions } from '../database/functions.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { rowsIfInstalled } from '../database/rows-if-installed.ts'
import type { Job } from '../jobs/job.ts'
import { preparationLock } from './preparation-lock.ts'

/** The queues that this version declares and the database does not have. */
export const pendingQueues = async (db: ISql, jobs: readonly Job[]): Promise<string[]> => {
  const rows = await rowsIfInstalled(db<{ name: string }[]>`select name from pgboss.queue`)
  const installed = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => !installed.has(name)).map(({ name }) => name)
}

/**
 * The migrations that have not run on this database, else the function files, else the queues that are missing, in
 * words for an operator.
 */
export const allPending = async (db: ISql, jobs: readonly Job[] = []): Promise<readonly string[]> => {
  const migrations = await pendingMigrations(db)
  if (migrations.length > 0) return migrations.map((name) => `migration ${name}`)
  const files = await pendingFunctions(db)
  if (files.length > 0) return files.map((name) => `function file ${name}`)
  return (await pendingQueues(db, jobs)).map((name) => `queue ${name}`)
}

/** The first that is missing of what `allPending` finds. */
export const firstPending = async (db: ISql, jobs: readonly Job[] = []): Promise<string | undefined> =>
  (await allPending(db, jobs))[0]

/** Whether another process prepares the database now. */
const isBeingPrepared = (db: Sql): Promise<boolean> =>
  db.begin(async (tx) => {
    const [turn] = await tx<[{ free: boolean }]>`select pg_try_advisory_xact_lock_shared(${preparationLock}) as free`
    return !turn.free
  })

interface Waiting {
  readonly jobs: readonly Job[]
  readonly log: Pick<BaseLogger, 'info'>
  readonly signal: AbortSignal
  /** milliseconds after which the wait ends with an error */
  readonly limit?: number
  /** milliseconds between two attempts */
  readonly pause?: number
}

/**
 * Waits until another process has prepared the database for this version, and changes nothing. `foyer migrate` does
 * that.
 *
 * @throws StartError that names what is missing after ten minutes; the abort reason if the process is to stop
 */
export const untilPrepared = async (
  db: Sql,
  { jobs, log, signal, limit = 600_000, pause = 500 }: Waiting,
): Promise<void> => {
  const startedAt = performance.now()
  let reported: string | undefined
  for (;;) {
    const pending = (await isBeingPrepared(db)) ? 'end of a running migration' : await firstPending(db, jobs)
    if (pending === undefined) return
    if (performance.now() - startedAt >= limit)
      throw new StartError(
        `The ${pending} is still missing on this database: run "foyer migrate", or start with --migrate.`,
      )
    if (pending !== reported) log.info({ pending }, 'waiting for foyer migrate')
    reported = pending
    await wait(pause, undefined, { signal })
  }
}
