import { type Db, PgBoss, systemClock } from 'pg-boss'
import postgres, { type ISql, type Sql } from 'postgres'
import { onFewConnections } from './few-connections.ts'

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

/** A statement that failed within a transaction of its own text leaves that transaction open. */
const rollBack = async (connection: ISql): Promise<boolean> => {
  try {
    await connection.unsafe('rollback')
    return true
  } catch {
    return false
  }
}

/** All queues poll at the same moment. With one connection each, an idle process would use every connection (REL-6). */
const jobConnections = 2

/**
 * Presents the pool as a database of pg-boss. Each statement runs on a reserved connection, since pg-boss begins
 * transactions within one text. An ended connection returns to the pool automatically; if it were released, the next
 * query would be written to a closed socket.
 */
export const poolAsDatabase = (db: Sql): Db => {
  const onConnection = onFewConnections(
    db,
    jobConnections,
    async (connection, error) => !endsConnection(error) && (await rollBack(connection)),
  )
  return { executeSql: (text, values) => onConnection((connection) => asDatabase(connection).executeSql(text, values)) }
}

/**
 * Corrections of the machine's clock do not move this one. A worker measures its polls by it: with the machine's clock set
 * back by an hour during a poll, the worker would wait an hour. Schedules follow the clock of the database, whose
 * difference pg-boss measures.
 */
const steadyClock = { ...systemClock, now: () => Math.round(performance.timeOrigin + performance.now()) }

/** The parts of pg-boss that run in addition to sending and fetching. */
interface Parts {
  /** starts due jobs by the clock of the machine, and retries those of a process that ended */
  readonly attends: boolean
}

/** pg-boss on our pool, in the schema `pgboss`. Nothing runs before `start()`. */
export const createBoss = (db: Sql, { attends }: Parts): PgBoss =>
  new PgBoss({
    db: poolAsDatabase(db),
    clock: steadyClock,
    // a machine that was suspended is behind the database
    clockMonitorIntervalSeconds: 60,
    migrate: false,
    supervise: attends,
    schedule: attends,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    warningSlowQuerySeconds: 5,
  })
