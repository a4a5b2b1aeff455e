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
