// `npm run audit`: compares every package of the lock file with known vulnerabilities. With --database, or
// ADVISORY_DATABASE, it reads advisories in the OSV format from a folder or a zip archive, and needs no network. Otherwise
// it calls the registry of npm. It exits with 1 if an advisory concerns Foyer and with 2 if nothing could be compared;
// `npm run check` calls it with --if-possible, and then the latter is a line and no failure.
import { parseArgs } from 'node:util'
import { accepted } from './audit/accepted.ts'
import { scanDatabase } from './audit/database.ts'
import { type Acceptance, type Finding, installedIn, judge } from './audit/finding.ts'
import { scanRegistry } from './audit/registry.ts'
import { type LockFile, readLockFile } from './lock-file.ts'

/** Days after which a database is too old to say that nothing is known. */
const oldest = 30

interface Scanned {
  readonly findings: readonly Finding[]
  /** what was compared with, for a person */
  readonly source: string
}
interface NotScanned {
  readonly unavailable: string
}

const withDatabase = async (path: string, lock: LockFile, now: Date): Promise<Scanned | NotScanned> => {
  try {
    const { findings, advisories, newest } = await scanDatabase(path, installedIn(lock))
    if (advisories === 0) return { unavailable: `${path} has no advisory about packages of npm in the OSV format` }
    const age = Math.floor((now.getTime() - Date.parse(newest)) / 86_400_000)
    if (age > oldest) return { unavailable: `the newest advisory in ${path} is ${age} days old` }
    return { findings, source: `${advisories} advisories in ${path}, the newest of ${newest.slice(0, 10)}` }
  } catch (error) {
    return { unavailable: `${path} cannot be read (${error instanceof Error ? error.message : error})` }
  }
}

const withRegistry = async (lock: LockFile, call: typeof scanRegistry): Promise<Scanned | NotScanned> => {
  const answer = await call(installedIn(lock))
  if ('findings' in answer) return { ...answer, source: 'the registry of npm' }
  return { unavailable: `the registry answers no audit (${answer.unavailable}), and no --database is given` }
}

const lineOf = ({ path, version, ids, severity, summary, isShipped }: Finding): string =>
  `${path} ${version}: ${ids[0]}, ${severity}, ${isShipped ? 'shipped' : 'development'}. ${summary}`

interface Options {
  readonly database?: string | undefined
  readonly isOptional: boolean
  readonly now: Date
  readonly accepted: readonly Acceptance[]
  readonly call: typeof scanRegistry
}

/**
 * Compares a lock file with known vulnerabilities.
 *
 * @returns the exit code and the lines for a person
 */
export const audit = async (
  lock: LockFile,
  { database, isOptional, now, accepted, call }: Options,
): Promise<{ readonly code: 0 | 1 | 2; readonly lines: readonly string[] }> => {
  const scan = database ? await withDatabase(database, lock, now) : await withRegistry(lock, call)
  if ('unavailable' in scan)
    return {
      code: isOptional ? 0 : 2,
      lines: [`NOT SCANNED: ${scan.unavailable}. Nothing is known about vulnerabilities of the dependencies.`],
    }
  const { failed, shown } = judge(scan.findings, accepted, now.toISOString().slice(0, 10))
  const count = `${installedIn(lock).length} packages compared with ${scan.source}`
  return {
    code: failed.length > 0 ? 1 : 0,
    lines: [
      ...shown.map((one) => `accepted or of low severity: ${lineOf(one)}`),
      ...failed.map(lineOf),
      failed.length > 0
        ? `${count}: ${failed.length} to resolve. Update the package, or accept the advisory in scripts/audit/accepted.ts.`
        : `${count}: nothing to resolve.`,
    ],
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { database: { type: 'string' }, 'if-possible': { type: 'boolean' } } })
  const { code, lines } = await audit(readLockFile(), {
    database: values.database ?? process.env.ADVISORY_DATABASE,
    isOptional: values['if-possible'] === true,
    now: new Date(),
    accepted,
    call: scanRegistry,
  })
  for (const line of lines) console.log(line)
  process.exitCode = code
}
