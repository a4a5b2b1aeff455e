import { PgBoss } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import type { ISql, Sql } from 'postgres'
import { rowsIfInstalled } from '../database/rows-if-installed.ts'
import { waitForTurn } from '../database/turn.ts'
import { poolAsDatabase } from '../jobs/boss.ts'
import type { Job } from '../jobs/job.ts'
import { jobsOf, type Module } from '../module.ts'
import { modules as allModules } from '../modules/all.ts'

/** The version of the schema that this version of pg-boss installs. */
export const queueSchema: number = pgBoss.pgboss.schema

/** The version of pg-boss's schema in this database; null if it has none. */
export const installedQueueSchema = async (db: ISql): Promise<number | null> => {
  const [row] = await rowsIfInstalled(db<{ version: number }[]>`select version from pgboss.version`)
  return row?.version ?? null
}

/** The options of a queue for jobs that fail or whose process ended. */
const optionsOf = ({ retries, retryDelay, timeLimit = 60 }: Job) => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 300,
  // the job of a killed process is tried again after this time
  expireInSeconds: timeLimit,
  deleteAfterSeconds: 86_400,
})

/**
 * Key of the advisory lock that serialises the installations of all processes on one database. No other code locks this
 * number.
 */
const lock = 4_611_002

const install = async (db: Sql, jobs: readonly Job[]): Promise<void> => {
  const boss = new PgBoss({ db: poolAsDatabase(db), supervise: false, schedule: false })
  // the calls below throw the errors themselves
  boss.on('error', () => undefined)
  await boss.start()
  for (const job of jobs) {
    // one scheduled job in the queue is enough, however late it is
    await boss.createQueue(job.name, { policy: job.cron ? 'exclusive' : 'standard', ...optionsOf(job) })
    await boss.updateQueue(job.name, optionsOf(job))
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Hong_Kong' })
  }
  await boss.stop({ graceful: false, close: false })
}

/**
 * Upgrades pg-boss's own schema to its newest version, and sets its queues to our declarations of jobs. Any number of
 * processes may call it at once; they install one after the other, since pg-boss creates its schema and types without a
 * lock.
 *
 * @param db a pool of at least two connections, one of which holds the lock
 */
export const installJobs = async (db: Sql, modules: readonly Module[] = allModules): Promise<void> => {
  await db.begin(async (tx) => {
    await waitForTurn(tx, lock)
    await install(db, jobsOf(modules))
  })
}
