// `npm run test:mutation [-- area …] [-- file …]`: changes the code in one small way at a time and names the changes that
// no unit test notices. Areas are contract, comm, engine and shared, by default all of them; files are globs below one
// area's sources, as in `-- comm calls/send.ts`, and `--tests calls/*.test.ts` holds them against those test files alone.
// What an earlier run found of a line and its tests is not asked again, unless with `--force`. All of it stands in
// reports/mutation/<area>/mutation.html. Which tests count: vitest.mutation.config.ts.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { root } from './process.ts'

const sources: Record<string, string> = {
  contract: 'packages/contract/src',
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
  // the same properties whatever the commit, else what an earlier run found would not hold
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
    // what a module does while it loads counts for every test of it, and each such change starts the runner anew
    ignoreStatic: true,
    timeoutMS: 40_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${reports}/mutation.html` },
    jsonReporter: { fileName: `${reports}/mutation.json` },
    tempDirName: '.cache/mutation',
    ignorePatterns: ['.cache', '.data', 'bench', 'dist', 'docs', 'e2e', 'pictures', 'reports', 'test-results'],
    // TypeScript 7 has no API that could rewrite configurations or check types; the sandbox is a whole copy and needs neither
    tsconfigFile: 'none',
    disableTypeChecks: false,
    cleanTempDir: 'always',
  }).runMutationTest()
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

const columns = ['score', 'covered', 'killed', 'timeout', 'survived', 'uncovered']
const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(40) + cells.map((cell) => String(cell).padStart(10)).join('')

/** Of how many changes tests notice: of all, and of those that lie where tests come by. */
const figuresOf = (mutants: readonly Mutant[]): (string | number)[] => {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const [killed, timeout, survived] = [count('Killed'), count('Timeout'), count('Survived')]
  const [noticed, uncovered] = [killed + timeout, count('NoCoverage')]
  const covered = noticed + survived
  return [percent(noticed, covered + uncovered), percent(noticed, covered), killed, timeout, survived, uncovered]
}

/** Where a change is and what it is, on one line. */
const lineOf = ({ fileName, location: { start, end }, replacement, mutatorName }: Mutant): string => {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? ''
  const original = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
  const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text).replaceAll(/\s+/g, ' ')
  const place = `${relative(root, fileName)}:${start.line}:${start.column}`
  return `${place}  ${mutatorName}  ${shorten(original)}  →  ${shorten(replacement)}`
}

const tell = (area: string, mutants: readonly Mutant[]): void => {
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
  console.log('\nNo test notices:')
  for (const mutant of counted) if (mutant.status === 'Survived') console.log(lineOf(mutant))
}

const areas = positionals.filter((name) => name in sources)
const globs = positionals.filter((name) => !(name in sources))
if (globs.length > 0 && areas.length !== 1) {
  console.error(`Files are looked for in one area; it is one of ${Object.keys(sources).join(', ')}.`)
  process.exit(1)
}
for (const area of areas.length > 0 ? areas : Object.keys(sources)) {
  tell(area, await mutate(area, globs.length > 0 ? globs : ['**/*.{ts,tsx}']))
}
