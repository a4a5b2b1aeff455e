import type { TradeFault } from '@foyer/api/staff/trade-files'
import type { z } from 'zod'
import { readCsvRows } from '../../csv-rows.ts'
import { tradeReport } from './report.ts'

/** Columns of the file. */
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
  const read = readCsvRows(text, columns)
  const trades: Report[] = []
  const lines: number[] = []
  const faults: TradeCsv['faults'][number][] = read.faults.map((fault) => ({
    ...fault,
    columns: [...fault.columns],
    first: null,
  }))
  const seen = new Map<string, number>()
  for (const { line, values } of read.rows) {
    const report = reportOf(values) as Report
    const checked = tradeReport.safeParse(report)
    const earlier = seen.get(report.reference)
    if (!checked.success)
      faults.push({
        line,
        fault: 'values',
        columns: columnsIn(checked.error),
        first: null,
        message: messageOf(checked.error),
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
      lines.push(line)
    }
  }
  return { trades, lines, faults: faults.toSorted((one, other) => one.line - other.line) }
}
