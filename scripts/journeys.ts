import { rmSync } from 'node:fs'
import { bin, run } from './process.ts'
import { readReport } from './report.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string; stack?: string }[]
}

interface Journeys {
  readonly passed: number
  readonly failed: number
  readonly exit: number
  /** errors of no test */
  readonly strays: readonly string[]
}

const runOnce = async (reportPath: string, env: NodeJS.ProcessEnv, options: readonly string[]): Promise<Journeys> => {
  rmSync(reportPath, { force: true })
  const exit = await run(bin('playwright'), ['test', '--reporter=line,json', ...options], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
  })
  const report = readReport<Report>(reportPath)
  const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 1 }
  const strays = report?.errors.map(({ stack, message }) => stack ?? message ?? '') ?? []
  return { passed: expected + flaky, failed: unexpected, exit, strays }
}

/**
 * Journeys in Chromium. An error between two tests ends its worker, and the test that had just begun there did not run:
 * where retries are given, it has one more try as well.
 */
export const runJourneys = async (reportPath: string, env: NodeJS.ProcessEnv): Promise<Journeys> => {
  const first = await runOnce(reportPath, env, [])
  if (!process.env.CI || first.strays.length === 0 || first.failed > 0) return first
  const again = await runOnce(reportPath, env, ['--last-failed', '--pass-with-no-tests'])
  return { ...again, passed: first.passed + again.passed, strays: [...first.strays, ...again.strays] }
}
