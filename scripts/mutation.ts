// `npm run test:mutation [-- area …] [-- file …]`: makes one small change to the code at a time and lists the changes
// that no unit test detects. Areas are protocol, api, comm, engine and shared, by default all of them. Files are globs below
// one area's sources, as in `-- comm calls/send.ts`; `--tests calls/*.test.ts` runs only those test files. Results of
// an earlier run for the same line and tests are reused, unless with `--force`. The report is
// reports/mutation/<area>/mutation.html. vitest.mutation.config.ts defines which tests run.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { root } from './process.ts'

const sources: Record<string, string> = {
  protocol: 'packages/protocol/src',
  api: 'packages/api/src',
  comm: 'packages/comm/src',
  engine: 'apps/server/src/engine',
  shared: 'apps/web/src/shared',
}
const noSources = ['**/*.{test,e2e}.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/*.d.ts', '**/pictures.ts']

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const { values, positionals } = parseArgs({
  options: {
    concurrency: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})

const mutate = (area: string, globs: readonly string[]): Promise<Mutant[]> => {
  const reports = `reports/mutation/${area}`
  process.env.FOYER_MUTATION_AREA = area
  // the same properties for every commit, otherwise results of an earlier run would not apply
  process.env.FOYER_SEED = '1'
  return new Stryker({
    mutate: [...globs.map((glob) => `${sources[area]}/${glob}`), ...noSources.map((glob) => `!${glob}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    testFiles: values.tests.map((glob) => `${sources[area]}/${glob}`),
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `${reports}/incremental.json`,
    force: values.force,
    // code that runs while a module loads is covered by every test, and each such change restarts the runner
    ignoreStatic: true,
    timeoutMS: 40_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${reports}/mutation.html` },
    jsonReporter: { fileName: `${reports}/mutation.json` },
    tempDirName: '.cache/mutation',
    ignorePatterns: ['.cache', '.data', 'bench', 'dist', 'docs', 'e2e', 'pictures', 'reports', 'test-results'],
    // TypeScript 7 has no API to rewrite configurations or check types, and the sandbox, a complete copy, needs neither
    tsconfigFile: 'none',
    disableTypeChecks: false,
    cleanTempDir: 'always',
  }).runMutationTest()
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

const columns = ['score', 'covered', 'killed', 'timeout', 'survived', 'uncovered']
const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(40) + cells.map((cell) => String(cell).padStart(10)).join('')

/** Share of changes that tests detect: of all, and of those in covered code. */
const figuresOf = (mutants: readonly Mutant[]): (string | number)[] => {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const [killed, timeout, survived] = [count('Killed'), count('Timeout'), count('Survived')]
  const [noticed, uncovered] = [killed + timeout, count('NoCoverage')]
  const covered = noticed + survived
  return [percent(noticed, covered + uncovered), percent(noticed, covered), killed, timeout, survived, uncovered]
}

/** Position and content of a change, on one line. */
const lineOf = ({ fileName, location: { start, end }, replacement, mutatorName }: Mutant): string => {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? ''
  const original = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
  const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text).replaceAll(/\s+/g, ' ')
  const place = `${relative(root, fileName)}:${start.line}:${start.column}`
  return `${place}  ${mutatorName}  ${shorten(original)}  →  ${shorten(replacement)}`
}

const print = (area: string, mutants: readonly Mutant[]): void => {
  const placeOf = ({ fileName, location: { start } }: Mutant) =>
    `${fileName}${String(start.line).padStart(6)}${String(start.column).padStart(6)}`
  const counted = mutants
    .filter(({ status }) => status !== 'Ignored')
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  console.log(`\n${row(area, columns)}`)
  for (const file of new Set(counted.map(({ fileName }) => fileName))) {
    const found = counted.filter(({ fileName }) => fileName === file)
    console.log(row(relative(`${root}/${sources[area]}`, file), figuresOf(found)))
  }
  console.log(row('all', figuresOf(counted)))
  console.log('\nChanges that no test detects:')
  for (const mutant of counted) if (mutant.status === 'Survived') console.log(lineOf(mutant))
}

const areas = positionals.filter((name) => name in sources)
const globs = positionals.filter((name) => !(name in sources))
if (globs.length > 0 && areas.length !== 1) {
  console.error(`Name one area before the files; areas are ${Object.keys(sources).join(', ')}.`)
  process.exit(1)
}
for (const area of areas.length > 0 ? areas : Object.keys(sources)) {
  print(area, await mutate(area, globs.length > 0 ? globs : ['**/*.{ts,tsx}']))
}
