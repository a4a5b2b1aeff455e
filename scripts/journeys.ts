import { rmSync } from 'node:fs'
import { bin, run } from './process.ts'
import { readReport } from './report.ts'

interface Result {
  readonly status: string
  readonly error?: { readonly message?: string; readonly stack?: string }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[]
  }[]
}

interface Report extends Suite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly { readonly message?: string; readonly stack?: string }[]
}

/** A test that failed at its first try, with the error. */
export interface Fault {
  readonly file: string
  readonly title: string
  readonly hasFailed: boolean
  readonly message: string
}

interface Journeys {
  readonly passed: number
  readonly failed: number
  readonly exit: number
  readonly faults: readonly Fault[]
  /** errors that belong to no test */
  readonly strays: readonly string[]
}

const faultsIn = ({ suites = [], specs = [] }: Suite): Fault[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error
        return { file, title, hasFailed: status === 'unexpected', message: error?.stack ?? error?.message ?? '' }
      }),
  ),
  ...suites.flatMap(faultsIn),
]

/** Runs the journeys in the system's browsers. */
export const runJourneys = async (reportPath: string, env: NodeJS.ProcessEnv): Promise<Journeys> => {
  rmSync(reportPath, { force: true })
  const exit = await run(bin('playwright'), ['test', '--reporter=line,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
  })
  const report = readReport<Report>(reportPath)
  const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 1 }
  const strays = report?.errors.map(({ stack, message }) => stack ?? message ?? '') ?? []
  return { passed: expected + flaky, failed: unexpected, exit, faults: report ? faultsIn(report) : [], strays }
}
