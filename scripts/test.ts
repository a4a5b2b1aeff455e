// `npm test`: unit and server tests on a real PostgreSQL, then journeys in the system's Chromium against the built client
// and the real server. Ends on one line that counts both.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { bin, run } from './process.ts'
import { ensureWebBuilt } from './web-build.ts'
import { ensureWebKit } from './webkit.ts'

const reports = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
// as root the database runs as another user, who has to get in
chmodSync(dataDir, 0o755)
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

/** A report that is missing or unreadable counts as one failure: a crashed runner must not look like success. */
const read = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

const chromium = ensureChromium()
ensureWebKit()
const exits = [
  (await ensureWebBuilt()) ? 0 : 1,
  await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  await run(bin('playwright'), ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    FOYER_E2E_DATA: dataDir,
  }),
]

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}
const unit = read<UnitReport>(vitestReport)
const journeys = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(playwrightReport)
for (const folder of [reports, dataDir]) rmSync(folder, { recursive: true, force: true })

// thousands of lines lie between a unit test and the end of the journeys; a second try that went well keeps what failed first
for (const { name, assertionResults } of unit?.testResults ?? [])
  for (const { fullName, status, failureMessages } of assertionResults)
    if (failureMessages[0])
      console.log(
        `\n${status === 'failed' ? 'FAILED' : 'flaky'} ${name}\n  ${fullName}\n  ${failureMessages[0].slice(0, 600)}`,
      )

const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const counted = (unit?.numFailedTests ?? 1) + (journeys?.stats.unexpected ?? 1)
const failed = counted === 0 && exits.some((code) => code !== 0) ? 1 : counted
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
