/** Spreadsheets run a cell that begins with one of these as a formula, also behind space and in the wide form of Chinese input. */
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

const cellOf = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  // some spreadsheets separate cells by other characters than the comma
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A file of comma-separated values for a spreadsheet: UTF-8 with a mark at its beginning, without which Excel misreads
 * Chinese. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
