import type { Verification } from './verify.ts'

/** Formats the figures in a column, followed by one line for each difference. */
export const report = ({ figures, differences }: Verification): string => {
  const lines = Object.entries(figures).map(([name, value]) => `${name.padEnd(20)} ${String(value).padStart(12)}`)
  const found = differences.map(({ check, found: what }) => `DIFFERENCE ${check}: ${what}`)
  const sum =
    differences.length === 0
      ? 'No difference.'
      : differences.length === 1
        ? '1 difference.'
        : `${differences.length} differences.`
  return `${[...lines, ...found, sum].join('\n')}\n`
}
