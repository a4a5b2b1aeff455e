// cspell:ignore reltuples relid isleaf
import type { ISql } from 'postgres'
import { effectsOf, type StatementEffect } from '../database/effects.ts'
import { pendingFunctions } from '../database/functions.ts'
import { pendingMigrations, readMigration } from '../database/migrate.ts'
import type { Job } from '../jobs/job.ts'
import { installedQueueSchema, queueSchema } from './install-jobs.ts'
import { pendingQueues } from './pending.ts'

interface Size {
  /** an estimate of the last analysis; null if the table was never analysed */
  readonly rows: number | null
  /** of the table with its indexes */
  readonly bytes: number
}

interface PlannedMigration {
  readonly name: string
  /** whether its statements run one by one, so that no lock is held from one to the next */
  readonly isOutsideTransaction: boolean
  /** its first lines alone, with effects if the migration is measured */
  readonly statements: readonly (StatementEffect | Pick<StatementEffect, 'statement'>)[]
  readonly isMeasured: boolean
}

/** An open transaction that a migration would wait for. */
interface Obstacle {
  readonly table: string
  readonly process: number
  readonly application: string
  /** age of the transaction; null if this role may not know it */
  readonly seconds: number | null
}

/** What `foyer migrate` would do to a database now (O8). */
export interface Plan {
  /** whether Foyer has never prepared this database */
  readonly isEmpty: boolean
  readonly migrations: readonly PlannedMigration[]
  readonly functions: readonly string[]
  readonly queues: readonly string[]
  /** versions of the schema of the job queues, if they differ; null if it is not installed */
  readonly queueSchema?: { readonly from: number | null; readonly to: number }
  /** the tables that exist and that a migration locks, reads, changes or writes anew */
  readonly sizes: Readonly<Record<string, Size>>
  readonly obstacles: readonly Obstacle[]
}

/** Whether a statement has measured effects. */
export const isMeasured = (of: PlannedMigration['statements'][number]): of is StatementEffect => 'locks' in of

const planned = (name: string): PlannedMigration => {
  const { isOutsideTransaction, statements } = readMigration(name)
  const effects = effectsOf(name)
  return {
    name,
    isOutsideTransaction,
    statements: effects ?? statements.map((statement) => ({ statement: statement.split('\n')[0] ?? '' })),
    isMeasured: effects !== undefined,
  }
}

const tablesIn = (migrations: readonly PlannedMigration[]): string[] => {
  const names = migrations.flatMap(({ statements }) =>
    statements
      .filter(isMeasured)
      .flatMap(({ locks, scans, rewrites, changes }) => [...Object.keys(locks), ...scans, ...rewrites, ...changes]),
  )
  return [...new Set(names)]
}

/** Tables whose locks wait for the transactions of visitors. */
const lockedIn = (migrations: readonly PlannedMigration[]): string[] =>
  migrations.flatMap(({ statements }) => statements.filter(isMeasured).flatMap(({ locks }) => Object.keys(locks)))

/** Sizes of those tables that exist; a partitioned table has the sizes of its partitions. */
const sizesOf = async (db: ISql, tables: readonly string[]): Promise<Record<string, Size>> => {
  const rows = await db<(Size & { name: string })[]>`
    select relname as name, sum(bytes)::float8 as bytes,
      case when bool_and(estimate < 0) then null else sum(greatest(estimate, 0))::float8 end as rows
    from pg_class whole, lateral (
      select part.reltuples as estimate, pg_total_relation_size(part.oid) as bytes
      from pg_partition_tree(whole.oid) tree join pg_class part on part.oid = tree.relid where isleaf
      union all
      select reltuples, pg_total_relation_size(whole.oid) where not relispartition and relkind <> 'p') parts
    where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and relname = any (${[...tables]})
    group by whole.oid, relname order by relname`
  return Object.fromEntries(rows.map(({ name, rows, bytes }) => [name, { rows, bytes }]))
}

/** Transactions that hold a lock on one of these tables. */
const obstaclesTo = (db: ISql, tables: readonly string[], olderThan: number): Promise<Obstacle[]> => db<Obstacle[]>`
  select distinct on (relname, pid) relname as table, pid as process, coalesce(application_name, '') as application,
    extract(epoch from clock_timestamp() - xact_start)::int as seconds
  from pg_locks join pg_class on pg_class.oid = relation join pg_stat_activity using (pid)
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and pid <> pg_backend_pid() and relname = any (${[...tables]}) and relnamespace = to_regnamespace('public')
    and (xact_start is null or clock_timestamp() - xact_start >= make_interval(secs => ${olderThan}))
  order by relname, pid`

/**
 * Reads what `foyer migrate` would do, and changes nothing. It needs no right but to connect, since the effects of the
 * migrations were measured when they were written.
 *
 * @param olderThan age in seconds from which an open transaction is reported
 */
export const planOf = async (db: ISql, jobs: readonly Job[], olderThan = 1): Promise<Plan> => {
  const migrations = (await pendingMigrations(db)).map(planned)
  const tables = tablesIn(migrations)
  const installed = await installedQueueSchema(db)
  const [{ isEmpty }] = await db<[{ isEmpty: boolean }]>`select to_regclass('public.migrations') is null as "isEmpty"`
  return {
    isEmpty,
    migrations,
    functions: await pendingFunctions(db),
    queues: await pendingQueues(db, jobs),
    ...(installed !== queueSchema && { queueSchema: { from: installed, to: queueSchema } }),
    sizes: await sizesOf(db, tables),
    obstacles: await obstaclesTo(db, lockedIn(migrations), olderThan),
  }
}
