import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import { waitForTurn } from './turn.ts'

interface Migration {
  readonly id: number
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/** Where the server's own migrations stand. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Any number that nothing else locks: serialises the migrations of all processes on one database. */
const lock = 4_611_001

const read = (folder: string, file: string): Migration => {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
  if (number === undefined) throw new StartError(`The migration ${file} must be named like 0001-what-it-does.sql.`)
  // one hash for both line endings, since Git may turn them on Windows
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return { id: Number(number), name: file, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

const readAll = (folder: string): Migration[] => {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => read(folder, file))
  for (const [index, { id, name }] of migrations.entries())
    if (migrations[index - 1]?.id === id)
      throw new StartError(`The migration ${name} has a number that is already taken.`)
  return migrations
}

/**
 * Brings the database to the newest schema: every numbered file not yet recorded runs, in order, each in one
 * transaction with its record. Gaps are fine, and so are records without a file: those are a newer version's, which
 * may already run beside this one (O8). Any number of processes may call it at once.
 *
 * @param wall milliseconds since 1970, for the record
 * @returns the names that ran now
 * @throws StartError when a file was edited after it ran, or is misnamed
 */
export const migrate = async (db: Sql, wall: () => number, folder = migrationsFolder): Promise<string[]> => {
  const applied: string[] = []
  await db.begin(async (tx) => {
    await waitForTurn(tx, lock)
    await tx`create table if not exists migrations (
      id integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null)`
  })
  for (const { id, name, sql, sha256 } of readAll(folder)) {
    await db.begin(async (tx) => {
      await waitForTurn(tx, lock)
      const [record] = await tx<
        { name: string; sha256: string }[]
      >`select name, sha256 from migrations where id = ${id}`
      if (record && record.sha256 !== sha256)
        throw new StartError(
          `The migration ${name} differs from ${record.name} which ran on this database: restore it and add a new one.`,
        )
      if (record) return
      await tx.unsafe(sql)
      await tx`insert into migrations (id, name, sha256, applied_at)
        values (${id}, ${name}, ${sha256}, ${new Date(wall())})`
      applied.push(name)
    })
  }
  return applied
}
