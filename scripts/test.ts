// `npm test`: parts and screens in Chromium, unit and server tests on a real PostgreSQL, then journeys in the system's
// browsers against the built client and the real server. The last line of output counts all of them. In CI, and by `npm run
// test:all`, also the tests of processes (decision 0273). `npm run test:times` also prints where the time went.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { ensureChromium, ensureTestChromium } from './chromium.ts'
import { ensureClickHouse } from './clickhouse.ts'
import { type Fault, runJourneys } from './journeys.ts'
import { ensureNginx } from './nginx.ts'
import { ensurePgBouncer } from './pgbouncer.ts'
import { bin, root, run } from './process.ts'
import { ensurePromtool } from './promtool.ts'
import { readReport } from './report.ts'
import { printTimes, stopwatch } from './test-times.ts'
import { ensureBuilt } from './web-build.ts'
import { ensureWebKit } from './webkit.ts'

export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const wantsTimes = process.argv.includes('--times')
const wantsAll = Boolean(process.env.CI) || process.argv.includes('--all')
const reports = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
const dataDir = testFolder()
const expenses = join(reports, 'expenses')
if (wantsTimes) process.env.FOYER_TEST_EXPENSES = expenses
const { timed, laps, total } = stopwatch()

await timed('browsers', async () => {
  ensureWebKit()
  ensureTestChromium()
  // one journey needs a feature that the headless shell lacks
  ensureChromium()
  ensurePgBouncer()
  ensurePromtool()
  ensureClickHouse()
  if (!ensureNginx())
    console.warn('nginx is not installed (Debian: nginx): the test of the production demo is skipped.')
})

/** Runs projects of Vitest. Reads their results from a file, so that a crash is no success. */
const runVitest = async (name: string, projects: readonly string[], ...more: readonly string[]) => {
  const file = join(reports, `${name}.json`)
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]
  const exit = await run(bin('vitest'), ['run', ...projects.map((project) => `--project=${project}`), ...options])
  return { exit, report: readReport<UnitReport>(file) }
}
const inBrowsers = ['screens', 'fresh-screens', 'console-screens', 'languages']
// the tests in browsers need no build, and their pages wait a tenth of the time
const [built, screens] = await Promise.all([
  timed('build', () => ensureBuilt()),
  timed('parts and screens', () => runVitest('screens', inBrowsers)),
])
// One after the other: side by side on two cores they take longer, because tests that wait poll the page.
const inNode = inBrowsers.map((name) => `!${name}`)
const withoutProcesses = wantsAll ? [] : ['--exclude=**/*.process.test.ts']
const server = await timed('unit and server', () => runVitest('unit', inNode, ...withoutProcesses))
const journeyReport = join(reports, 'playwright.json')
const journeys = await timed('journeys', () => runJourneys(journeyReport, { FOYER_E2E_DATA: dataDir }))

const runs = [server, screens]
const faults: Fault[] = runs.flatMap(({ report }) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages: [message] }) =>
      message ? [{ file: name.replace(`${root}/`, ''), title: fullName, hasFailed: status === 'failed', message }] : [],
    ),
  ),
)
// Repeats the failures at the end, after thousands of lines. A test that passed at its second try is listed with its
// first error.
for (const { file, title, hasFailed, message } of [...faults, ...journeys.faults])
  console.log(`\n${hasFailed ? 'FAILED' : 'flaky'} ${file}\n  ${title}\n  ${message.slice(0, 1_500)}`)
for (const error of journeys.strays) console.log(`\nan error outside of any test\n  ${error.slice(0, 1_500)}`)
if (wantsTimes) printTimes({ laps, total: total(), reports: runs.map(({ report }) => report), journeyReport, expenses })
for (const folder of [reports, dataDir]) rmSync(folder, { recursive: true, force: true })

const passed = runs.reduce((sum, { report }) => sum + (report?.numPassedTests ?? 0), journeys.passed)
const counted = runs.reduce((sum, { report }) => sum + (report?.numFailedTests ?? 1), journeys.failed)
const isClean = built && runs.every(({ exit }) => exit === 0) && journeys.exit === 0
const failed = counted === 0 && !isClean ? 1 : counted
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
