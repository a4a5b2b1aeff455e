import { type Db, PgBoss } from 'pg-boss'
import postgres, { type ISql, type Sql } from 'postgres'

/** Type number of `text` in PostgreSQL. */
const textType = 25

/**
 * pg-boss writes its JSON itself and casts it; told that it is text, postgres.js does not write it a second time, as it
 * would for a parameter that is cast to json.
 */
const spelled = (db: ISql, value: unknown) =>
  typeof value === 'string' && /^[[{]/.test(value) ? db.typed(value, textType) : (value as string)

/** A transaction of ours as pg-boss asks for a database: what is sent within it is sent when it commits. */
export const asDatabase = (tx: ISql): Db => ({
  executeSql: async (text, values) => ({
    rows: [
      ...(await tx.unsafe(
        text,
        (values ?? []).map((value) => spelled(tx, value)),
      )),
    ],
  }),
})

/** Whether a connection ends with its error: the server said so, or it went without a word. */
const endsConnection = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || error.severity === 'FATAL' || error.severity === 'PANIC'

/**
 * The pool likewise; each statement on a connection held for it, since pg-boss begins transactions within a text. One that
 * has ended is the pool's again by itself: given back, the next query would be written to a socket that is not there.
 */
export const poolAsDatabase = (db: Sql): Db => ({
  executeSql: async (text, values) => {
    const connection = await db.reserve()
    try {
      const result = await asDatabase(connection).executeSql(text, values)
      connection.release()
      return result
    } catch (error) {
      if (!endsConnection(error)) connection.release()
      throw error
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
