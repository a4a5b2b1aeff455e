import type { Sql } from 'postgres'

/** The oldest major version of PostgreSQL that the migrations and statements run on: 0017 needs `nulls not distinct`. */
export const oldestVersion = 15

interface ServerFacts {
  readonly encoding: string
  /** PostgreSQL's version, such as 180004 */
  readonly version: number
}

/** @throws what the connection throws */
export const serverFacts = async (db: Sql): Promise<ServerFacts> => {
  const [facts] = await db<[ServerFacts]>`
    select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version`
  return facts
}

/** Why Foyer cannot run on a database server, one sentence each. */
export const faultsOfServer = ({ encoding, version }: ServerFacts): readonly string[] => [
  ...(version < oldestVersion * 10_000
    ? [
        `The database named by DATABASE_URL must be PostgreSQL ${oldestVersion} or newer, not ${Math.floor(version / 10_000)}.`,
      ]
    : []),
  ...(encoding === 'UTF8' ? [] : ['The database named by DATABASE_URL must have the encoding UTF8.']),
]
