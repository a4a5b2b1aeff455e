import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres, { type ISql, type Sql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import { rowsIfInstalled } from './rows-if-installed.ts'
import { readSqlFile } from './sql-file.ts'
import { statementsOf } from './statements.ts'
import { waitForTurn } from './turn.ts'

interface Migration {
  readonly id: number
  readonly name: string
  readonly statements: readonly string[]
  /** its statements run one by one, each in a transaction of its own, so they must be repeatable */
  readonly isOutsideTransaction: boolean
  readonly sha256: string
}

/** The folder of the server's own migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations')

/**
 * Key of the advisory lock that serialises the changes of the schema by all processes on one database. No other code
 * locks this number.
 */
export const schemaLock = 4_611_001

/**
 * The first line of a migration whose statements PostgreSQL refuses in a transaction, such as `create index
 * concurrently`.
 */
export const outsideTransaction = '-- outside a transaction\n'

const read = (folder: string, file: string): Migration => {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
  if (number === undefined) throw new StartError(`The migration ${file} must be named like 0001-what-it-does.sql.`)
  const { sql, sha256 } = readSqlFile(folder, file)
  return {
    id: Number(number),
    name: file,
    statements: statementsOf(sql),
    isOutsideTransaction: sql.startsWith(outsideTransaction),
    sha256,
  }
}

/** What a migration consists of. @throws Error if there is no such file */
export const readMigration = (name: string, folder = migrationsFolder): Migration => read(folder, name)

const readAll = (folder: string): Migration[] => {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => read(folder, file))
  for (const [index, { id, name }] of migrations.entries())
    if (migrations[index - 1]?.id === id)
      throw new StartError(`The migration ${name} has a number that another migration has.`)
  return migrations
}

/** How long a migration waits for a lock that another transaction holds. Milliseconds. */
export interface LockRetry {
  /** limit of a statement's wait for a lock, during which every later statement on the table waits behind it */
  readonly lockTimeout: number
  /** pause between two attempts, in which the other waiters continue */
  readonly betweenAttempts: number
  readonly attempts: number
}

/** About four minutes in total. */
const lockRetry: LockRetry = { lockTimeout: 3_000, betweenAttempts: 1_000, attempts: 60 }

const lockNotAvailable = '55P03'

const isLockTimeout = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === lockNotAvailable

/** Records which statement runs, so that the error can name the one that waited. */
interface Progress {
  statement: string
}

const runAll = async (db: ISql, { statements }: Migration, progress: Progress): Promise<void> => {
  for (const statement of statements) {
    progress.statement = statement.split('\n')[0] ?? ''
    await db.unsafe(statement)
  }
}

/** Runs on a connection of its own while `tx` holds the turn. */
const runOutside = async (
  db: Sql,
  migration: Migration,
  { lockTimeout }: LockRetry,
  progress: Progress,
): Promise<void> => {
  const connection = await db.reserve()
  try {
    await connection`select set_config('lock_timeout', ${String(lockTimeout)}, false),
      set_config('statement_timeout', '0', false)`
    await runAll(connection, migration, progress)
  } finally {
    await connection`reset all`.catch(() => undefined)
    connection.release()
  }
}

/** @returns whether the migration ran now */
const runOnce = (db: Sql, migration: Migration, wall: () => number, retry: LockRetry, progress: Progress) =>
  db.begin(async (tx) => {
    const { id, name, sha256, isOutsideTransaction } = migration
    await waitForTurn(tx, schemaLock)
    const [record] = await tx<{ name: string; sha256: string }[]>`select name, sha256 from migrations where id = ${id}`
    if (record && record.sha256 !== sha256)
      throw new StartError(
        `The migration ${name} differs from ${record.name} which ran on this database: restore it and add a new one.`,
      )
    if (record) return false
    // sent as plain text: a statement with parameters keeps its snapshot, which a concurrent index would wait for
    await tx.unsafe(`set local lock_timeout = ${retry.lockTimeout}`)
    if (isOutsideTransaction) await runOutside(db, migration, retry, progress)
    else await runAll(tx, migration, progress)
    await tx`insert into migrations (id, name, sha256, applied_at)
      values (${id}, ${name}, ${sha256}, ${new Date(wall())})`
    return true
  })

/** Lets the transactions that wait behind the lock continue, and tries again (REL-15). */
const run = async (db: Sql, migration: Migration, wall: () => number, retry: LockRetry): Promise<boolean> => {
  for (let attempt = 1; ; attempt++) {
    const progress: Progress = { statement: '' }
    try {
      return await runOnce(db, migration, wall, retry, progress)
    } catch (cause) {
      if (!isLockTimeout(cause)) throw cause
      if (attempt === retry.attempts)
        throw new StartError(
          `The migration ${migration.name} got no lock in ${attempt} attempts: "${progress.statement}" waited for another transaction. End that transaction and start again.`,
          { cause },
        )
      await wait(retry.betweenAttempts)
    }
  }
}

const createRecords = (tx: ISql) =>
  tx`create table if not exists migrations (
    id integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null)`

/** A migration as a database records it. */
export type MigrationRecord = Pick<Migration, 'id' | 'name' | 'sha256'>

/**
 * Runs the migrations that another database has recorded, on an empty database and within one transaction. An index
 * that a migration creates concurrently is created plainly, since nothing else uses the database.
 *
 * @param wall milliseconds since 1970, for the records
 * @throws StartError if this version lacks one of the migrations, before anything has run
 */
export const migrateAs = async (tx: ISql, records: readonly MigrationRecord[], wall: () => number): Promise<void> => {
  const own = new Map(readAll(migrationsFolder).map((migration) => [migration.id, migration]))
  const wanted = records.map(({ id, name, sha256 }) => {
    const migration = own.get(id)
    if (migration?.sha256 === sha256) return migration
    throw new StartError(
      `This release has no migration ${name}, which the backup needs: use its release or a newer one.`,
    )
  })
  await createRecords(tx)
  for (const { id, name, sha256, statements, isOutsideTransaction } of wanted) {
    for (const statement of statements)
      await tx.unsafe(isOutsideTransaction ? statement.replaceAll(/\bconcurrently\b/gi, '') : statement)
    // a later migration may not alter a table that has triggers waiting
    await tx`set constraints all immediate`
    await tx`insert into migrations (id, name, sha256, applied_at)
      values (${id}, ${name}, ${sha256}, ${new Date(wall())})`
  }
}

/**
 * Migrates the database to the newest schema. Every numbered file without a record runs, in order, in one transaction
 * with its record, or statement by statement if its first line is `outsideTransaction`. Gaps in the numbers are
 * allowed. Records without a file are allowed too: they belong to a newer version, which may already be running (O8).
 * Any number of processes may call it at once.
 *
 * @param db a pool of at least two connections, one of which holds the lock
 * @param wall milliseconds since 1970, for the record
 * @returns the names of the migrations that ran now
 * @throws StartError if a file was edited after it ran, if a file is misnamed, or if a statement got no lock
 */
export const migrate = async (
  db: Sql,
  wall: () => number,
  folder = migrationsFolder,
  retry: LockRetry = lockRetry,
): Promise<string[]> => {
  await db.begin(async (tx) => {
    await waitForTurn(tx, schemaLock)
    await createRecords(tx)
  })
  const applied: string[] = []
  for (const migration of readAll(folder)) if (await run(db, migration, wall, retry)) applied.push(migration.name)
  return applied
}

/** Names of the migrations that have not run on this database, in order. */
export const pendingMigrations = async (db: ISql, folder = migrationsFolder): Promise<string[]> => {
  const rows = await rowsIfInstalled(db<{ id: number }[]>`select id from migrations`)
  const ran = new Set(rows.map(({ id }) => id))
  return readAll(folder)
    .filter(({ id }) => !ran.has(id))
    .map(({ name }) => name)
}

/** Whether a newer version has migrated this database: there is a record of a migration that this version has not. */
export const isOfNewerVersion = async (db: ISql): Promise<boolean> => {
  const own = readAll(migrationsFolder).map(({ id }) => id)
  return (await rowsIfInstalled(db`select from migrations where id <> all (${own}) limit 1`)).length > 0
}
