import type { PgBoss } from 'pg-boss'
import type { ISql, Sql } from 'postgres'
import { asDatabase, createBoss } from './boss.ts'
import type { Job } from './job.ts'

/** Sends jobs to whichever process works. */
export interface Jobs {
  /** Within a transaction: the job exists once that commits. */
  send(tx: ISql, queue: Pick<Job, 'name'>, data: object): Promise<void>
}

/** A sender on the pool; asks the database nothing before the first job. The queues must be there (`installJobs`). */
export const createJobs = (db: Sql): Jobs => {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    starting ??= createBoss(db, { attends: false })
      .start()
      .catch((error: unknown) => {
        starting = undefined
        throw error
      })
    return starting
  }
  return {
    send: async (tx, { name }, data) => {
      const boss = await started()
      await boss.send(name, data, { db: asDatabase(tx) })
    },
  }
}
