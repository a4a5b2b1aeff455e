// `npm test`: unit and server tests on a real PostgreSQL, then journeys in the system's Chromium against the built client
// and the real server. Ends on one line that counts both.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runJourneys } from './journeys.ts'
import { bin, run } from './process.ts'
import { readReport } from './report.ts'
import { ensureBuilt } from './web-build.ts'
import { ensureWebKit } from './webkit.ts'

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

const reports = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
// as root the database runs as another user, who has to get in
chmodSync(dataDir, 0o755)
const unitReport = join(reports, 'vitest.json')

const chromium = ensureChromium()
ensureWebKit()
const built = await ensureBuilt()
const unitExit = await run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const unit = readReport<UnitReport>(unitReport)
const journeys = await runJourneys(join(reports, 'playwright.json'), {
  CHROMIUM_PATH: chromium,
  FOYER_E2E_DATA: dataDir,
})
for (const folder of [reports, dataDir]) rmSync(folder, { recursive: true, force: true })

// thousands of lines lie between a unit test and the end of the journeys; a second try that went well keeps what failed first
for (const { name, assertionResults } of unit?.testResults ?? [])
  for (const { fullName, status, failureMessages } of assertionResults)
    if (failureMessages[0])
      console.log(
        `\n${status === 'failed' ? 'FAILED' : 'flaky'} ${name}\n  ${fullName}\n  ${failureMessages[0].slice(0, 600)}`,
      )
for (const error of journeys.strays) console.log(`\nan error of no test\n  ${error.slice(0, 1_500)}`)

const passed = (unit?.numPassedTests ?? 0) + journeys.passed
const counted = (unit?.numFailedTests ?? 1) + journeys.failed
const isClean = built && unitExit === 0 && journeys.exit === 0
const failed = counted === 0 && !isClean ? 1 : counted
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
