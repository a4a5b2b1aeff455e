import type { PgBoss } from 'pg-boss'
import type { ISql, Sql } from 'postgres'
import { withTrace } from '../telemetry/job-spans.ts'
import { asDatabase, createBoss } from './boss.ts'
import type { Job } from './job.ts'
import { type JobRuns, jobRuns } from './runs.ts'

/** Sends jobs to any process that works on them. */
export interface Jobs {
  /** attempts of jobs in this process */
  readonly runs: JobRuns
  /**
   * Prepares sending, on a connection of the pool. A server does so before it accepts calls: a transaction that waited
   * for it might find no free connection.
   */
  start(): Promise<void>
  /**
   * Sends within a transaction: the job exists once the transaction commits.
   *
   * @param after seconds before the first attempt; 0 by default
   */
  send(tx: ISql, queue: Pick<Job, 'name'>, data: object, after?: number): Promise<void>
  /** Makes every waiting job of a queue due, whatever its pause before the next attempt. */
  hasten(queue: Pick<Job, 'name'>): Promise<void>
}

/**
 * Creates a sender on the pool. It does not query the database before it is started, at the latest by the first job.
 * The queues must exist (`installJobs`).
 *
 * @param onError receives errors between jobs, such as a database outage; sending itself throws
 */
export const createJobs = (db: Sql, onError: (error: unknown) => void = () => undefined): Jobs => {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    if (starting) return starting
    const boss = createBoss(db, { attends: false })
    // an error event without a listener would end the process
    boss.on('error', onError)
    starting = boss.start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }
  return {
    runs: jobRuns(),
    start: async () => {
      await started()
    },
    send: async (tx, { name }, data, after) => {
      const boss = await started()
      await boss.send(name, withTrace(data), { db: asDatabase(tx), ...(after !== undefined && { startAfter: after }) })
    },
    hasten: async ({ name }) => {
      await db`
        update pgboss.job set start_after = created_on
        where name = ${name} and state in ('created', 'retry') and start_after > created_on`
    },
  }
}
