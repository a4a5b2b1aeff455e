import type { TradeFault } from '@foyer/api/staff/trade-files'
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
  /** the line of each trade */
  readonly lines: readonly number[]
  /** `message` is for the command line */
  readonly faults: readonly (TradeFault & { readonly message: string })[]
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

/** Faults of the heading: what is wrong, and the columns. */
const faultOf = (heading: readonly string[]): { message: string; columns: string[] } | undefined => {
  const missing = columns.needed.filter((name) => !heading.includes(name))
  const known = new Set<string>([...columns.needed, ...columns.other])
  const unknown = heading.filter((name) => !known.has(name))
  if (missing.length > 0) return { message: `the heading lacks ${missing.join(', ')}`, columns: missing }
  if (unknown.length > 0)
    return { message: `the heading names ${unknown.join(', ')}, which are unknown`, columns: unknown }
  const twice = heading.filter((name, nth) => heading.indexOf(name) < nth)
  return twice.length === 0 ? undefined : { message: 'the heading names a column twice', columns: twice }
}

const messageOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ')

/** The columns that a fault is about; a name of a security has a column for each language. */
const columnsIn = ({ issues }: z.ZodError): string[] => [
  ...new Set(
    issues.map(({ path: [name, language] }) =>
      name === 'name'
        ? `name${String(language ?? '')
            .replace('-', '')
            .replace(/^./, (c) => c.toUpperCase())}`
        : String(name),
    ),
  ),
]

/** Reads trades as the back office reports them, one per line after a heading. Empty lines are skipped. */
export const readTradeCsv = (text: string): TradeCsv => {
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const heading = fieldsOf(first) ?? []
  const fault = faultOf(heading)
  if (fault !== undefined)
    return { trades: [], lines: [], faults: [{ line: 1, fault: 'heading', first: null, ...fault }] }
  const trades: Report[] = []
  const linesOf: number[] = []
  const faults: (TradeFault & { message: string })[] = []
  const seen = new Map<string, number>()
  for (const [at, written] of lines.entries()) {
    const line = at + 2
    if (written.trim() === '') continue
    const fields = fieldsOf(written)
    if (fields?.length !== heading.length) {
      faults.push({
        line,
        fault: fields ? 'columns' : 'quotes',
        columns: [],
        first: null,
        message: `holds ${fields?.length ?? 'open quotation marks, not'} of ${heading.length} columns`,
      })
      continue
    }
    const report = reportOf(Object.fromEntries(heading.map((name, nth) => [name, fields[nth] ?? '']))) as Report
    const read = tradeReport.safeParse(report)
    const earlier = seen.get(report.reference)
    if (!read.success)
      faults.push({
        line,
        fault: 'values',
        columns: columnsIn(read.error),
        first: null,
        message: messageOf(read.error),
      })
    else if (earlier !== undefined)
      faults.push({
        line,
        fault: 'again',
        columns: [],
        first: earlier,
        message: `is the trade of line ${earlier} again`,
      })
    else {
      seen.set(report.reference, line)
      trades.push(report)
      linesOf.push(line)
    }
  }
  return { trades, lines: linesOf, faults }
}
