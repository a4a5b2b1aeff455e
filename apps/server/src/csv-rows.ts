/** Columns of a file, in any order; optional ones may be missing or empty. */
export interface CsvColumns {
  readonly needed: readonly string[]
  readonly other: readonly string[]
}

/** A line after the heading: its number, and its values by column. */
export interface CsvRow {
  readonly line: number
  readonly values: Readonly<Record<string, string>>
}

/**
 * What is wrong with a line as CSV. `heading`: columns that the heading lacks, or has too often, or that are unknown.
 * `columns`: another number of columns than the heading. `quotes`: quotation marks that do not close.
 */
export interface CsvFault {
  readonly line: number
  readonly fault: 'heading' | 'columns' | 'quotes'
  readonly columns: readonly string[]
  /** for the command line */
  readonly message: string
}

/** Lines of a text without its byte order mark, whatever ends them. */
export const linesOf = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)

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

const faultOfHeading = (heading: readonly string[], { needed, other }: CsvColumns): CsvFault | undefined => {
  const fault = (message: string, columns: readonly string[]): CsvFault => ({
    line: 1,
    fault: 'heading',
    columns,
    message,
  })
  const missing = needed.filter((name) => !heading.includes(name))
  const known = new Set([...needed, ...other])
  const unknown = heading.filter((name) => !known.has(name))
  if (missing.length > 0) return fault(`the heading lacks ${missing.join(', ')}`, missing)
  if (unknown.length > 0) return fault(`the heading names ${unknown.join(', ')}, which are unknown`, unknown)
  const twice = heading.filter((name, nth) => heading.indexOf(name) < nth)
  return twice.length === 0 ? undefined : fault('the heading names a column twice', twice)
}

/** Reads a table with a heading. Empty lines are skipped. With a faulty heading no line is read. */
export const readCsvRows = (
  text: string,
  columns: CsvColumns,
): { readonly rows: readonly CsvRow[]; readonly faults: readonly CsvFault[] } => {
  const [first = '', ...lines] = linesOf(text)
  const heading = fieldsOf(first) ?? []
  const faultyHeading = faultOfHeading(heading, columns)
  if (faultyHeading) return { rows: [], faults: [faultyHeading] }
  const rows: CsvRow[] = []
  const faults: CsvFault[] = []
  for (const [at, written] of lines.entries()) {
    const line = at + 2
    if (written.trim() === '') continue
    const fields = fieldsOf(written)
    if (fields?.length === heading.length)
      rows.push({ line, values: Object.fromEntries(heading.map((name, nth) => [name, fields[nth] ?? ''])) })
    else
      faults.push({
        line,
        fault: fields ? 'columns' : 'quotes',
        columns: [],
        message: `holds ${fields?.length ?? 'open quotation marks, not'} of ${heading.length} columns`,
      })
  }
  return { rows, faults }
}
