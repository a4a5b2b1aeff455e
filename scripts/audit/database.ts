import { createReadStream, statSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import type { Finding, Installed } from './finding.ts'
import { advisory, findingsOf, npmPartsOf } from './osv.ts'

/** Bytes of one advisory; a larger file is none. */
const longest = 32 * 2 ** 20

/** The JSON files of a folder, at any depth, as the advisory database of GitHub has them. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for await (const name of glob('**/*.json', { cwd: folder })) {
    const path = join(folder, name)
    if (statSync(path).size <= longest) yield await readFile(path, 'utf8')
  }
}

/** The JSON files of an archive, as OSV exports them: `all.zip` of an ecosystem. The archive is never in memory as a whole. */
async function* filesOfArchive(path: string): AsyncGenerator<string> {
  let read: string[] = []
  let failure: Error | undefined
  const unzip = new Unzip((file) => {
    if (!file.name.endsWith('.json')) return
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      if (error) failure = error
      size += chunk?.length ?? 0
      if (error || size > longest) return
      chunks.push(chunk)
      if (isLast) read.push(strFromU8(Buffer.concat(chunks)))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  // small parts, since fflate copies the rest of a part for each file in it
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 14 })) {
    unzip.push(chunk)
    if (failure) throw failure
    yield* read
    read = []
  }
  unzip.push(new Uint8Array(), true)
  if (failure) throw failure
  yield* read
}

/** What a database says about a lock file. */
export interface Scan {
  readonly findings: readonly Finding[]
  /** number of advisories about packages of npm */
  readonly advisories: number
  /** when the newest of them was written, as ISO 8601; empty without one */
  readonly newest: string
}

/**
 * Compares packages with the advisories of a database.
 *
 * @param path of a folder or a zip archive with advisories in the OSV format
 * @throws Error if the path cannot be read
 */
export const scanDatabase = async (path: string, installed: readonly Installed[]): Promise<Scan> => {
  const byName = Map.groupBy(installed, ({ name }) => name)
  const findings: Finding[] = []
  let advisories = 0
  let newest = ''
  for await (const text of statSync(path).isDirectory() ? filesIn(path) : filesOfArchive(path)) {
    const parsed = advisory.safeParse(JSON.parse(text))
    if (!parsed.success || npmPartsOf(parsed.data).length === 0) continue
    advisories++
    if (parsed.data.modified > newest) newest = parsed.data.modified
    findings.push(...findingsOf(parsed.data, byName))
  }
  return { findings, advisories, newest }
}
