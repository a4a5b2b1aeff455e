import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlFile {
  readonly sql: string
  /** SHA-256 of the text in hex, the same for both line endings, since Git may convert them on Windows */
  readonly sha256: string
}

/** Reads a file of SQL. @throws Error if the file cannot be read */
export const readSqlFile = (folder: string, file: string): SqlFile => {
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return { sql, sha256: createHash('sha256').update(sql).digest('hex') }
}
