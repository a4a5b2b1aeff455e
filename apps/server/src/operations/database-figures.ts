import type { ISql } from 'postgres'

interface Figures {
  /** bytes on disk */
  readonly size: number
  readonly connections: number
  readonly most: number
}

/** The figures that operators need of the database. */
export const databaseFigures = async (db: ISql): Promise<Figures> => {
  const [figures] = await db<[Figures]>`
    select
      pg_database_size(current_database()) as size,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most`
  return figures
}

/** What operators need to know of the queues, by queue. */
interface QueueFigures {
  /** jobs that wait or run, including jobs that are due later */
  readonly depth: ReadonlyMap<string, number>
  /** seconds for which the oldest due job has waited; 0 if none waits */
  readonly oldest: ReadonlyMap<string, number>
  /** jobs of the last day whose attempts are exhausted */
  readonly failed: ReadonlyMap<string, number>
}

/** The figures of all queues, including empty ones. pg-boss deletes a job a day after its end, so the table is small. */
export const queueFigures = async (db: ISql): Promise<QueueFigures> => {
  const rows = await db<{ name: string; depth: number; oldest: number; failed: number }[]>`
    select queue.name,
      count(job.id) filter (where state in ('created', 'retry', 'active')) as depth,
      coalesce(greatest(0, extract(epoch from
        now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))), 0)::float8 as oldest,
      count(job.id) filter (where state = 'failed') as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'active', 'failed')
    group by queue.name`
  const by = (figure: 'depth' | 'oldest' | 'failed') => new Map(rows.map((row) => [row.name, row[figure]]))
  return { depth: by('depth'), oldest: by('oldest'), failed: by('failed') }
}

/** Bytes of the write-ahead log on disk; undefined if the role may not list it, as members of `pg_monitor` may. */
export const walSize = async (db: ISql): Promise<number | undefined> => {
  const [{ may }] = await db<[{ may: boolean }]>`select has_function_privilege('pg_ls_waldir()', 'execute') as may`
  if (!may) return undefined
  const [{ bytes }] = await db<[{ bytes: number }]>`select sum(size)::bigint as bytes from pg_ls_waldir()`
  return bytes
}

/** Bytes of the write-ahead log that a replication slot keeps on disk, and that a standby has not replayed yet, by name. */
interface Behind {
  readonly retained: ReadonlyMap<string, number>
  readonly lag: ReadonlyMap<string, number>
}

/** Every role sees the slots; members of `pg_monitor` see the standbys. On a standby itself there is nothing. */
export const walBehind = async (db: ISql): Promise<Behind> => {
  const rows = await db<{ kind: 'retained' | 'lag'; name: string; bytes: number }[]>`
    with here as (select case when pg_is_in_recovery() then null else pg_current_wal_lsn() end as lsn)
    select 'retained' as kind, slot_name::text as name, pg_wal_lsn_diff(lsn, restart_lsn)::bigint as bytes
    from here, pg_replication_slots where lsn is not null and restart_lsn is not null
    union all
    select 'lag', application_name, max(pg_wal_lsn_diff(lsn, replay_lsn))::bigint
    from here, pg_stat_replication where lsn is not null and replay_lsn is not null group by application_name`
  const of = (wanted: 'retained' | 'lag') =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ name, bytes }) => [name, bytes]))
  return { retained: of('retained'), lag: of('lag') }
}
