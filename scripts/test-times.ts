// Prints where `npm test` spends its time.
import { existsSync, readFileSync } from 'node:fs'
import { root } from './process.ts'
import { readReport } from './report.ts'
import type { UnitReport } from './test.ts'

type Laps = readonly (readonly [name: string, seconds: number])[]

/** Measures the steps of a run, and its total in seconds. */
export const stopwatch = () => {
  const laps: (readonly [name: string, seconds: number])[] = []
  const begun = performance.now()
  const total = () => (performance.now() - begun) / 1_000
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      laps.push([name, (performance.now() - start) / 1_000])
    }
  }
  return { timed, laps, total }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { file: string; tests: readonly { results: readonly { duration: number }[] }[] }[]
}

/** Sums the seconds of the tests in each file. */
const journeySeconds = (suites: readonly Suite[], into = new Map<string, number>()): Map<string, number> => {
  for (const { suites: inner = [], specs = [] } of suites) {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        into.set(file, (into.get(file) ?? 0) + duration / 1_000)
    journeySeconds(inner, into)
  }
  return into
}

const expensesIn = (path: string): Map<string, { count: number; seconds: number }> => {
  const sums = new Map<string, { count: number; seconds: number }>()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  for (const line of lines) {
    const { what, ms } = JSON.parse(line) as { what: string; ms: number }
    const { count, seconds } = sums.get(what) ?? { count: 0, seconds: 0 }
    sums.set(what, { count: count + 1, seconds: seconds + ms / 1_000 })
  }
  return sums
}

const row = (seconds: number, text: string) => console.log(`${seconds.toFixed(1).padStart(8)} s  ${text}`)

interface Run {
  readonly laps: Laps
  /** seconds of the whole run */
  readonly total: number
  readonly reports: readonly (UnitReport | undefined)[]
  readonly journeyReport: string
  readonly expenses: string
}

/** Prints the steps, the time that tests spend on setup, and the fifty slowest files. */
export const printTimes = ({ laps, total, reports, journeyReport, expenses }: Run): void => {
  console.log('\nSteps, in wall-clock time')
  for (const [name, seconds] of laps) row(seconds, name)
  row(total, 'in all')
  console.log('\nTime of tests, summed over all workers')
  for (const [what, { count, seconds }] of expensesIn(expenses)) row(seconds, `${what}, ${count} times`)
  const files = journeySeconds(readReport<{ suites: Suite[] }>(journeyReport)?.suites ?? [])
  for (const report of reports)
    for (const { name, startTime, endTime } of report?.testResults ?? [])
      files.set(name.replace(`${root}/`, ''), (endTime - startTime) / 1_000)
  console.log('\nThe slowest files')
  for (const [file, seconds] of [...files].sort(([, one], [, other]) => other - one).slice(0, 50)) row(seconds, file)
}
