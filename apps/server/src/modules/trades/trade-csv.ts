import type { z } from 'zod'
import { tradeReport } from './report.ts'

/** Columns of the file, in any order; optional ones may be missing or empty. */
export const columns = {
  needed: [
    ...['reference', 'revision', 'clientNo', 'kind', 'side', 'code', 'nameZhCN', 'nameZhHK', 'nameEnUS'],
    ...['quantity', 'amount', 'fees', 'executedAt'],
  ],
  other: ['feeWaived', 'status', 'settlesOn'],
} as const

type Report = z.input<typeof tradeReport>

interface TradeCsv {
  readonly trades: readonly Report[]
  readonly faults: readonly { readonly line: number; readonly message: string }[]
}

/**
 * Fields of a line. A field with a comma is in quotation marks, and quotation marks within it are doubled. Undefined if
 * they do not close.
 */
const fieldsOf = (line: string): string[] | undefined => {
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y
  const fields: string[] = []
  for (;;) {
    const [, quoted, plain = '', end] = field.exec(line) ?? []
    if (end === undefined) return undefined
    fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === '') return fields
  }
}

/** Money and counts are whole numbers: 10000 is HK$100.00, and 100.00 is refused rather than rounded. */
const wholeOf = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : Number.NaN)
const flags: Readonly<Record<string, boolean>> = { '': false, false: false, true: true }

const reportOf = (row: Readonly<Record<string, string>>): unknown => {
  const { nameZhCN, nameZhHK, nameEnUS, feeWaived = '', status, settlesOn, ...rest } = row
  return {
    ...rest,
    ...Object.fromEntries(['revision', 'quantity', 'amount', 'fees'].map((name) => [name, wholeOf(row[name] ?? '')])),
    name: { 'zh-CN': nameZhCN, 'zh-HK': nameZhHK, 'en-US': nameEnUS },
    feeWaived: flags[feeWaived] ?? feeWaived,
    ...(status && { status }),
    ...(settlesOn && { settlesOn }),
  }
}

/** Faults of the heading. */
const faultOf = (heading: readonly string[]): string | undefined => {
  const missing = columns.needed.filter((name) => !heading.includes(name))
  const known = new Set<string>([...columns.needed, ...columns.other])
  const unknown = heading.filter((name) => !known.has(name))
  if (missing.length > 0) return `the heading lacks ${missing.join(', ')}`
  if (unknown.length > 0) return `the heading names ${unknown.join(', ')}, which are unknown`
  return new Set(heading).size === heading.length ? undefined : 'the heading names a column twice'
}

const messageOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ')

/** Reads trades as the back office reports them, one per line after a heading. Empty lines are skipped. */
export const readTradeCsv = (text: string): TradeCsv => {
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const heading = fieldsOf(first) ?? []
  const fault = faultOf(heading)
  if (fault !== undefined) return { trades: [], faults: [{ line: 1, message: fault }] }
  const trades: Report[] = []
  const faults: { line: number; message: string }[] = []
  const seen = new Map<string, number>()
  for (const [at, written] of lines.entries()) {
    const line = at + 2
    if (written.trim() === '') continue
    const fields = fieldsOf(written)
    if (fields?.length !== heading.length) {
      faults.push({
        line,
        message: `holds ${fields?.length ?? 'open quotation marks, not'} of ${heading.length} columns`,
      })
      continue
    }
    const report = reportOf(Object.fromEntries(heading.map((name, nth) => [name, fields[nth] ?? '']))) as Report
    const read = tradeReport.safeParse(report)
    const earlier = seen.get(report.reference)
    if (!read.success) faults.push({ line, message: messageOf(read.error) })
    else if (earlier !== undefined) faults.push({ line, message: `is the trade of line ${earlier} again` })
    else {
      seen.set(report.reference, line)
      trades.push(report)
    }
  }
  return { trades, faults }
}
