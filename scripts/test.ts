// `npm test`: unit and server tests on a real PostgreSQL, then journeys in the system's Chromium against the built client
// and the real server. Ends on one line that counts both.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { bin, run } from './process.ts'

const reports = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
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
const exits = [
  await run(bin('vite'), ['build', 'apps/web', '--logLevel', 'warn']),
  await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  await run(bin('playwright'), ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }),
]

const unit = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(vitestReport)
const journeys = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(playwrightReport)
rmSync(reports, { recursive: true, force: true })

const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const counted = (unit?.numFailedTests ?? 1) + (journeys?.stats.unexpected ?? 1)
const failed = counted === 0 && exits.some((code) => code !== 0) ? 1 : counted
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
