import type { ISql } from 'postgres'
import type { BackedUpTable, Header, Trailer } from './format.ts'

/** Tables that describe the database itself: a restored one records its own migrations and functions. */
const ownRecords = ['migrations', 'function_versions']

/**
 * The tables of rows that outlast a crash, with the columns that are written. A partitioned table stands for its
 * partitions. Unlogged tables contain what a crash may lose, such as nonces.
 */
export const tablesOf = async (db: ISql): Promise<BackedUpTable[]> => {
  const rows = await db<{ name: string; columns: string[] }[]>`
    select relname::text as name, array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c
    where relnamespace = 'public'::regnamespace and not relispartition and relname <> all (${ownRecords})
      and (relkind = 'r' and relpersistence = 'p' or relkind = 'p' and exists (
        select from pg_inherits join pg_class child on child.oid = inhrelid
        where inhparent = c.oid and child.relpersistence = 'p'))
    order by relname`
  return rows.map((row) => ({ schema: 'public', ...row }))
}

/** What pg-boss stores of a job that has not ended. The queues themselves are installed by the release. */
const jobColumns = [
  ...['id', 'name', 'priority', 'data', 'state', 'retry_limit', 'retry_count', 'retry_delay', 'retry_backoff'],
  ...['retry_delay_max', 'expire_seconds', 'deletion_seconds', 'singleton_key', 'singleton_on', 'start_after'],
  ...['created_on', 'started_on', 'keep_until', 'dead_letter', 'policy'],
]

/** The jobs that have not ended. */
export const jobTable: BackedUpTable = { schema: 'pgboss', name: 'job', columns: jobColumns }

/** Whether pg-boss has been installed, and so may have jobs. */
export const hasJobs = async (db: ISql): Promise<boolean> => {
  const [{ has }] = await db<[{ has: boolean }]>`select to_regclass('pgboss.job') is not null as has`
  return has
}

/** The logged partitions of the tables of `tablesOf`. */
export const partitionsOf = async (db: ISql): Promise<Header['partitions']> => [
  ...(await db<Header['partitions']>`
    select parent.relname::text as parent, c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits join pg_class c on c.oid = inhrelid join pg_class parent on parent.oid = inhparent
    where parent.relnamespace = 'public'::regnamespace and c.relispartition and c.relpersistence = 'p'
      and c.relkind = 'r' order by c.relname`),
]

/** The values that the sequences have given out. */
export const sequencesOf = async (db: ISql): Promise<Trailer['sequences']> => {
  const names = await db<{ name: string }[]>`
    select relname::text as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`
  const sequences: Trailer['sequences'] = []
  for (const { name } of names) {
    const [row] = await db<{ last: number; isCalled: boolean }[]>`
      select last_value as last, is_called as "isCalled" from ${db(name)}`
    if (row) sequences.push({ name, ...row })
  }
  return sequences
}
