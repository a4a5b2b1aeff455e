// the name of a function, cspell:ignore forget
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const migrations = join(source, '../migrations')

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(\/\/|--).*$/gm, '')

/**
 * The clocks of the database, which SQL must not read: time is always a parameter (architecture §6). A method such as
 * `Date.now()` does not match.
 */
const databaseClocks =
  /(?<![.\w])now\(\)|\b(current_timestamp|current_date|current_time|localtimestamp|localtime)\b|\b(clock|statement|transaction)_timestamp\(|\btimeofday\(|'(now|today|tomorrow|yesterday)'\s*::/gi
const machineClocks = /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)/g

const found = (text: string, pattern: RegExp): string[] => withoutComments(text).match(pattern) ?? []

/** Files that may read the machine's clock: the clocks themselves, process start-up, the check of connectors, and tests. */
const readsTheClock = (path: string): boolean =>
  path === 'clocks.ts' ||
  path === 'main.ts' ||
  path.startsWith('connectors/kit/') ||
  path.startsWith('testing/') ||
  path.endsWith('.test.ts')

const sqlIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.sql'))

const files = [
  ...readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|sql)$/.test(name)),
  ...sqlIn(migrations).map((name) => relative(source, join(migrations, name))),
].filter((name) => join(source, name) !== import.meta.filename)

/** The function that deletes entries of the audit trail once they are old enough. Its caller must not choose the date. */
const choosesItsOwnDate = (path: string): boolean => /0076-audit-seals\.sql$|forget-audit-entries\.sql$/.test(path)

/** `foyer doctor` compares the clock of the database with the machine's. */
const comparesTheClocks = (path: string): boolean => path.startsWith('doctor/')

/** Figures that compare times which the database itself wrote: of jobs, open transactions and a snapshot. */
const readsItsOwnTimes = (path: string): boolean =>
  [
    'backup/dump.ts',
    'operations/database-figures.ts',
    'operations/process-metrics.test.ts',
    'preparation/plan.ts',
  ].includes(path)

test('no SQL reads a clock of the database', () => {
  const offences = files
    .filter((name) => !choosesItsOwnDate(name) && !comparesTheClocks(name) && !readsItsOwnTimes(name))
    .flatMap((name) =>
      found(readFileSync(join(source, name), 'utf8'), databaseClocks).map((text) => `${name}: ${text}`),
    )
  expect(offences).toEqual([])
})

test('no module reads the machine’s clock, since the clocks come with the context', () => {
  const offences = files
    .filter((name) => !readsTheClock(name))
    .flatMap((name) => found(readFileSync(join(source, name), 'utf8'), machineClocks).map((text) => `${name}: ${text}`))
  expect(offences).toEqual([])
})

test.each(['values (now())', 'default CURRENT_TIMESTAMP', 'clock_timestamp()', "'now'::timestamptz", 'current_date'])(
  'the rule on database clocks catches %s',
  (text) => expect(found(text, databaseClocks)).toHaveLength(1),
)

test.each(['Date.now()', 'const wall = Date.now', 'new Date()'])('the rule on the machine’s clock catches %s', (text) =>
  expect(found(text, machineClocks)).toHaveLength(1),
)

test.each(['new Date(wall())', 'performance.now()', '-- now()', '// Date.now()', '/** SQL now() */'])(
  'both rules on clocks allow %s',
  (text) => expect([...found(text, databaseClocks), ...found(text, machineClocks)]).toEqual([]),
)
