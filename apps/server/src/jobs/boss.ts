import { type Db, PgBoss } from 'pg-boss'
import type { ISql, Sql } from 'postgres'

/** A transaction of ours as pg-boss asks for a database: what is sent within it is sent when it commits. */
export const asDatabase = (tx: ISql): Db => ({
  executeSql: async (text, values) => ({ rows: [...(await tx.unsafe(text, (values ?? []) as string[]))] }),
})

/** The pool likewise; each statement on a connection held for it, since pg-boss begins transactions within a text. */
export const poolAsDatabase = (db: Sql): Db => ({
  executeSql: async (text, values) => {
    const connection = await db.reserve()
    try {
      return await asDatabase(connection).executeSql(text, values)
    } finally {
      connection.release()
    }
  },
})

/** Which parts of pg-boss run beside sending and fetching. */
interface Parts {
  /** fires what is due by the clock of the machine, and retries what a dead process left */
  readonly attends: boolean
}

/** pg-boss on our pool, in the schema `pgboss`. Nothing runs before `start()`. */
export const createBoss = (db: Sql, { attends }: Parts): PgBoss =>
  new PgBoss({
    db: poolAsDatabase(db),
    migrate: false,
    supervise: attends,
    schedule: attends,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    warningSlowQuerySeconds: 5,
  })
