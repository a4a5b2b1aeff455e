import { setImmediate as turn } from 'node:timers/promises'
import postgres, { type ISql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import { migrateAs } from '../database/migrate.ts'
import { preparationLock } from '../preparation/preparation-lock.ts'
import { tablesOf } from './catalogue.ts'
import { liftLimits, patientConnection } from './dump.ts'
import {
  type BackedUpTable,
  columnList,
  type Header,
  type OpenBackup,
  quoted,
  type Rows,
  type Trailer,
} from './format.ts'

/** @throws StartError if the database contains tables or jobs */
const requireEmpty = async (tx: ISql): Promise<void> => {
  const [{ filled }] = await tx<[{ filled: boolean }]>`
    select exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    ) or exists (select from pgboss.job) as filled`
  if (filled)
    throw new StartError('The database is not empty: a backup is restored into a new database only. Create one for it.')
}

const namesOf = (tables: readonly BackedUpTable[]): string =>
  JSON.stringify(tables.map(({ schema, name, columns }) => [schema, name, [...columns].sort()]).sort())

const ofApplication = (tables: readonly BackedUpTable[]) => tables.filter(({ schema }) => schema === 'public')

/** @throws StartError if the tables of the backup are not those of its migrations */
const requireSameTables = async (tx: ISql, { tables }: Header): Promise<void> => {
  if (namesOf(ofApplication(tables)) !== namesOf(await tablesOf(tx)))
    throw new StartError('The tables of the backup are not those of its release: use another backup.')
}

/** A foreign key, with the statement part that creates it. */
interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

const foreignKeysOf = (tx: ISql) => tx<ForeignKey[]>`
  select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`

/**
 * Runs `load` without the foreign keys and triggers of the tables, as the owner may. The foreign keys are created again
 * afterwards, which checks every row; the triggers state what a change must be, and restored rows are no change.
 */
const withoutRules = async (tx: ISql, tables: readonly BackedUpTable[], load: () => Promise<void>): Promise<void> => {
  const own = ofApplication(tables).map(({ schema, name }) => quoted(schema, name))
  const keys = await foreignKeysOf(tx)
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const table of own) await tx.unsafe(`alter table ${table} disable trigger user`)
  await load()
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const table of own) await tx.unsafe(`alter table ${table} enable trigger user`)
}

const partitionsNow = async (tx: ISql): Promise<ReadonlySet<string>> => {
  const rows = await tx<{ name: string }[]>`select relname::text as name from pg_class where relispartition`
  return new Set(rows.map(({ name }) => name))
}

const createPartitions = async (tx: ISql, partitions: Header['partitions']): Promise<void> => {
  const there = await partitionsNow(tx)
  for (const { parent, name, bound } of partitions)
    if (!there.has(name))
      await tx.unsafe(`create table ${quoted('public', name)} partition of ${quoted('public', parent)} ${bound}`)
}

const inFailedTransaction = '25P02'

/**
 * Copies rows into a table. postgres.js reports nothing about a copy that fails after its last byte was sent: its stream
 * does not end. The transaction has failed then, and so does the next statement.
 */
const loadRows = async (tx: ISql, table: BackedUpTable, rows: Rows): Promise<void> => {
  const copy = `copy ${quoted(table.schema, table.name)} (${columnList(table)}) from stdin`
  const into = await tx.unsafe(copy).writable()
  let failure: unknown
  into.on('error', (error) => {
    failure ??= error
  })
  try {
    for await (const bytes of rows)
      await new Promise<void>((resolve, reject) => into.write(bytes, (error) => (error ? reject(error) : resolve())))
    into.end()
    // by then the end was sent, and the connection accepts a statement
    await turn()
    await tx`select 1`
  } catch (error) {
    // tells the database that the rows are not complete
    into.destroy(error as Error)
    const cause = failure ?? error
    if (!(cause instanceof postgres.PostgresError) || cause.code !== inFailedTransaction) throw cause
    throw new StartError(`The rows of the table ${table.name} do not fit its schema: nothing was restored.`, { cause })
  }
}

const setSequences = async (tx: ISql, sequences: Trailer['sequences']): Promise<void> => {
  for (const { name, last, isCalled } of sequences)
    await tx`select setval(${`public.${quoted(name)}`}::regclass, ${last}, ${isCalled})`
}

/** What loading a backup found. */
export interface Loaded {
  /** rows by table */
  readonly rows: Readonly<Record<string, number>>
}

const loadAll = async (tx: ISql, backup: OpenBackup, wall: () => number): Promise<Loaded> => {
  const { header } = backup
  await liftLimits(tx)
  await tx`select pg_advisory_xact_lock(${preparationLock})`
  await requireEmpty(tx)
  await migrateAs(tx, header.migrations, wall)
  await requireSameTables(tx, header)
  await createPartitions(tx, header.partitions)
  let trailer: Trailer | undefined
  await withoutRules(tx, header.tables, async () => {
    // a migration may have written rows, which the backup has too
    await tx.unsafe(`truncate ${ofApplication(header.tables).map(({ schema, name }) => quoted(schema, name))}`)
    trailer = await backup.read((table, rows) => loadRows(tx, table, rows))
  })
  await setSequences(tx, trailer?.sequences ?? [])
  return {
    rows: Object.fromEntries(header.tables.map(({ name }, nth) => [name, trailer?.tables[nth]?.rows ?? 0])),
  }
}

/** Classes of errors of PostgreSQL about the rows themselves: data and constraints. */
const aboutRows = /^(22|23)/

/**
 * Loads a backup into an empty database, with the schema of the backup, in one transaction: the database is empty or
 * complete, whatever ends the process. `prepareDatabase` must follow, which brings the schema to this release.
 *
 * @param ownerUrl address of the role that is to own the tables; pg-boss must be installed
 * @param wall milliseconds since 1970, for the records of migrations
 * @throws StartError if the database is not empty, or the backup does not fit or is damaged
 */
export const load = async (ownerUrl: string, backup: OpenBackup, wall: () => number): Promise<Loaded> => {
  const pool = patientConnection(ownerUrl, 'foyer restore')
  try {
    return (await pool.begin((tx) => loadAll(tx, backup, wall))) as Loaded
  } catch (cause) {
    if (!(cause instanceof postgres.PostgresError) || !aboutRows.test(cause.code)) throw cause
    throw new StartError(`The rows of the backup do not fit its tables (${cause.message}): nothing was restored.`, {
      cause,
    })
  } finally {
    await pool.end({ timeout: 0 })
  }
}
