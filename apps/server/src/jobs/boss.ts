import { type Db, PgBoss } from 'pg-boss'
import postgres, { type ISql, type Sql } from 'postgres'

/** PostgreSQL's type number of `text`. */
const textType = 25

/**
 * pg-boss serialises its JSON itself and casts it. Declared as text, the parameter is not serialised again by
 * postgres.js, as a parameter that is cast to json would be.
 */
const spelled = (db: ISql, value: unknown) =>
  typeof value === 'string' && /^[[{]/.test(value) ? db.typed(value, textType) : (value as string)

/** Presents a transaction of ours as a database of pg-boss, so that a job sent within it exists once it commits. */
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

/** Whether a connection ends with its error, reported by the server or by the closed socket. */
const endsConnection = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || error.severity === 'FATAL' || error.severity === 'PANIC'

/**
 * Presents the pool as a database of pg-boss. Each statement has a reserved connection, since pg-boss begins
 * transactions within one text. An ended connection returns to the pool automatically; if it were released, the next
 * query would be written to a closed socket.
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

/** The parts of pg-boss that run in addition to sending and fetching. */
interface Parts {
  /** starts due jobs by the clock of the machine, and retries those of a process that ended */
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
