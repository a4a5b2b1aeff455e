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

/** The number of jobs that wait or run, by queue, including empty queues. */
export const queueDepths = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ name: string; depth: number }[]>`
    select queue.name, count(job.id) as depth
    from pgboss.queue left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'active')
    group by queue.name`
  return new Map(rows.map(({ name, depth }) => [name, depth]))
}
