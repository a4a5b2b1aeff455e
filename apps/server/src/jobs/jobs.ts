import type { PgBoss } from 'pg-boss'
import type { ISql, Sql } from 'postgres'
import { asDatabase, createBoss } from './boss.ts'
import type { Job } from './job.ts'

/** Sends jobs to whichever process works. */
export interface Jobs {
  /**
   * Makes ready to send, on a connection of the pool. A server does so before it takes calls: within a transaction that
   * waits for it there might be no connection left.
   */
  start(): Promise<void>
  /** Within a transaction: the job exists once that commits. */
  send(tx: ISql, queue: Pick<Job, 'name'>, data: object): Promise<void>
}

/**
 * A sender on the pool; asks the database nothing before it is started, at the latest by the first job. The queues must be
 * there (`installJobs`).
 *
 * @param onError told what went wrong between jobs, such as a database that was away; sending itself throws
 */
export const createJobs = (db: Sql, onError: (error: unknown) => void = () => undefined): Jobs => {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    if (starting) return starting
    const boss = createBoss(db, { attends: false })
    // without a listener it would end the process
    boss.on('error', onError)
    starting = boss.start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }
  return {
    start: async () => {
      await started()
    },
    send: async (tx, { name }, data) => {
      const boss = await started()
      await boss.send(name, data, { db: asDatabase(tx) })
    },
  }
}
