import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ISql, Sql } from 'postgres'
import { isOfNewerVersion, schemaLock } from './migrate.ts'
import { rowsIfInstalled } from './rows-if-installed.ts'
import { readSqlFile, type SqlFile } from './sql-file.ts'
import { waitForTurn } from './turn.ts'

/** The folder of the functions that the server defines in the database: one file a function, with its current text. */
export const functionsFolder = join(import.meta.dirname, 'functions')

interface FunctionFile extends SqlFile {
  readonly name: string
}

const readAll = (folder: string): FunctionFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, ...readSqlFile(folder, name) }))

/** Hashes of the texts in use, by the name of the file. */
const textsInUse = async (db: ISql): Promise<Map<string, string>> => {
  const rows = await db<{ name: string; sha256: string }[]>`
    select distinct on (name) name, sha256 from function_versions order by name, id desc`
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

/**
 * Replaces the functions whose files have another text than the one in use, all in one transaction, with a record of
 * each new text. Nothing is replaced if a newer version has migrated the database, since its functions may depend on
 * its tables (O8). Any number of processes may call it at once, after `migrate`.
 *
 * @param wall milliseconds since 1970, for the record
 * @returns the names of the files that ran now
 * @throws PostgresError if a file cannot run; then no function was replaced
 */
export const replaceFunctions = (db: Sql, wall: () => number, folder = functionsFolder): Promise<string[]> =>
  db.begin(async (tx) => {
    await waitForTurn(tx, schemaLock)
    if (await isOfNewerVersion(tx)) return []
    const inUse = await textsInUse(tx)
    const changed = readAll(folder).filter(({ name, sha256 }) => inUse.get(name) !== sha256)
    for (const { name, sql, sha256 } of changed) {
      await tx.unsafe(sql)
      await tx`insert into function_versions (name, sha256, applied_at) values (${name}, ${sha256}, ${new Date(wall())})`
    }
    return changed.map(({ name }) => name)
  })

/**
 * Names of the files whose text this database never received. A text that it received and replaced is not pending, since
 * a newer version may run beside this one (O8). Before the first
 * migration all are pending.
 */
export const pendingFunctions = async (db: ISql, folder = functionsFolder): Promise<string[]> => {
  if (await isOfNewerVersion(db)) return []
  const rows = await rowsIfInstalled(
    db<{ text: string }[]>`select name || ' ' || sha256 as text from function_versions`,
  )
  const received = new Set(rows.map(({ text }) => text))
  return readAll(folder)
    .filter(({ name, sha256 }) => !received.has(`${name} ${sha256}`))
    .map(({ name }) => name)
}
