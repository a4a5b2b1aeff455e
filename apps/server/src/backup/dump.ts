import type { Readable } from 'node:stream'
import postgres, { type ISql, type ReservedSql } from 'postgres'
import root from '../../../../package.json' with { type: 'json' }
import { StartError } from '../config/start-error.ts'
import { int8 } from '../database/connect.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { preparationLock } from '../preparation/preparation-lock.ts'
import { hasJobs, jobTable, partitionsOf, sequencesOf, tablesOf } from './catalogue.ts'
import { type BackedUpTable, columnList, type Header, quoted, type Rows, textOf } from './format.ts'

/**
 * One connection for statements that last as long as the rows of a table. The pools of the server would abandon it after
 * 35 s without an answer.
 */
export const patientConnection = (url: string, name: string) =>
  postgres(url, {
    max: 1,
    connect_timeout: 10,
    connection: { application_name: name },
    types: { bigint: int8 },
    onnotice: () => undefined,
    max_lifetime: null,
    prepare: false,
  })

/** Lifts the limits that the role has on statements, which are meant for calls. */
export const liftLimits = async (tx: ISql): Promise<void> => {
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await tx`select set_config(${limit}, '0', true)`
}

type Facts = Pick<Header, 'mode' | 'secrets'>

const headerOf = async (tx: ISql, facts: Facts): Promise<Header> => {
  const [pending] = await pendingMigrations(tx)
  if (pending !== undefined)
    throw new StartError(
      `The migration ${pending} has not run on this database: back it up with its own release, or run foyer migrate.`,
    )
  const migrations = await tx<Header['migrations']>`select id, name, sha256 from migrations order by id`
  const functions = await tx<Header['functions']>`
    select distinct on (name) name, sha256 from function_versions order by name, id desc`
  const keys = await tx<Header['keys']>`
    select name, encode(fingerprint, 'hex') as fingerprint, retired_at is not null as retired
    from key_fingerprints order by name`
  const [{ moment, postgres: version }] = await tx<[{ moment: Date; postgres: number }]>`
    select now() as moment, current_setting('server_version_num')::int as postgres`
  return {
    format: 1,
    release: root.version,
    ...facts,
    moment: moment.toISOString(),
    postgres: version,
    migrations: [...migrations],
    functions: [...functions],
    keys: [...keys],
    tables: [...(await tablesOf(tx)), ...((await hasJobs(tx)) ? [jobTable] : [])],
    partitions: await partitionsOf(tx),
  }
}

/**
 * The output of a `copy` statement. postgres.js 3.4.9 pauses its connection while the reader is slower, and leaves it
 * paused if the copy ends meanwhile: the next statement would never be answered. Reading once more resumes it.
 */
export async function* copiedOut(tx: ISql, statement: string): AsyncGenerator<Uint8Array> {
  const rows: Readable = await tx.unsafe(statement).readable()
  yield* rows
  rows._read(0)
}

const rowsOf = (tx: ISql, table: BackedUpTable): Rows => {
  // pg-boss installs its own queues as it starts
  const remaining = table === jobTable ? ` where state in ('created', 'retry', 'active') and name !~ '^__pgboss'` : ''
  const select = `select ${columnList(table)} from ${quoted(table.schema, table.name)}${remaining}`
  return copiedOut(tx, `copy (${select}) to stdout`)
}

/** The text of a backup that is being read, and its facts. */
export interface Dump {
  readonly header: Header
  readonly text: AsyncIterable<Uint8Array>
}

/** Runs `act` in one snapshot, while no other process can change the schema. */
const inSnapshot = async <T>(db: ReservedSql, act: (tx: ISql) => Promise<T>): Promise<T> => {
  const [lock] = await db<{ held: boolean }[]>`select pg_try_advisory_lock_shared(${preparationLock}) as held`
  if (!lock?.held)
    throw new StartError('foyer migrate is changing this database: run the backup again when it has ended.')
  // the lock is held before the snapshot is chosen
  await db`begin isolation level repeatable read read only`
  await liftLimits(db)
  try {
    return await act(db)
  } finally {
    await db`rollback`.catch(() => undefined)
  }
}

/**
 * Reads everything that outlasts a crash from a database, as of one moment. It blocks no call of the servers; the
 * schema cannot change meanwhile.
 *
 * @param url address of a role that may read every table, as that of the application
 * @param use reads the text to its end
 * @throws StartError if the schema is being changed, or is of an older release
 */
export const dump = async <T>(url: string, facts: Facts, use: (dump: Dump) => Promise<T>): Promise<T> => {
  const pool = patientConnection(url, 'foyer backup')
  try {
    const db = await pool.reserve()
    return await inSnapshot(db, async (tx) => {
      const header = await headerOf(tx, facts)
      return use({
        header,
        text: textOf(
          header,
          (table) => rowsOf(tx, table),
          () => sequencesOf(tx),
        ),
      })
    })
  } finally {
    await pool.end({ timeout: 0 })
  }
}
