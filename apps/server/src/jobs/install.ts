import { PgBoss } from 'pg-boss'
import type { Sql } from 'postgres'
import { waitForTurn } from '../database/turn.ts'
import { allJobs } from './all-jobs.ts'
import { poolAsDatabase } from './boss.ts'
import type { Job } from './job.ts'

/** What a queue does with a job that fails, or whose process died. */
const optionsOf = ({ retries, retryDelay, timeLimit = 60 }: Job) => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 300,
  // a job of a process that was killed is tried again after that
  expireInSeconds: timeLimit,
  deleteAfterSeconds: 86_400,
})

/** Any number that nothing else locks: serialises the installations of all processes on one database. */
const lock = 4_611_002

const install = async (db: Sql): Promise<void> => {
  const boss = new PgBoss({ db: poolAsDatabase(db), supervise: false, schedule: false })
  // what fails here is thrown here
  boss.on('error', () => undefined)
  await boss.start()
  for (const job of allJobs) {
    // of what runs by the clock one is enough, however late it is
    await boss.createQueue(job.name, { policy: job.cron ? 'exclusive' : 'standard', ...optionsOf(job) })
    await boss.updateQueue(job.name, optionsOf(job))
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Hong_Kong' })
  }
  await boss.stop({ graceful: false, close: false })
}

/**
 * Brings pg-boss's own schema to its newest version, and its queues to what our jobs say. Any number of processes may call it
 * at the same time: one after the other installs, since pg-boss creates its schema and types without a lock.
 *
 * @param db a pool of at least two connections: one holds the lock
 */
export const installJobs = async (db: Sql): Promise<void> => {
  await db.begin(async (tx) => {
    await waitForTurn(tx, lock)
    await install(db)
  })
}
