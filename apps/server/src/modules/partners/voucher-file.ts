import type { CodeFault } from '@foyer/api/staff/stock'
import { linesOf } from '../../csv-rows.ts'

/** Codes as printed on vouchers: letters, digits and hyphens. */
const code = /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/
const heading = /^"?(voucher[ _-]?)?codes?"?$/i

/** The codes of a file, and its faults with line numbers. */
export interface VoucherFile {
  readonly codes: readonly string[]
  readonly faults: readonly CodeFault[]
}

const unquoted = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1) : text).trim()

/**
 * Reads a plain list or a CSV of one column, with or without a heading, one code per line. Empty lines are skipped.
 * Faults never repeat a code, because it has a value.
 */
export const readVoucherFile = (text: string): VoucherFile => {
  const codes: string[] = []
  const faults: CodeFault[] = []
  const known = new Map<string, number>()
  for (const [at, written] of linesOf(text).entries()) {
    const line = at + 1
    const value = unquoted(written.trim())
    if (value === '' || (at === 0 && heading.test(value))) continue
    const first = known.get(value.toUpperCase()) ?? null
    if (/[,;\t]/.test(value)) faults.push({ line, fault: 'columns', first: null })
    else if (!code.test(value)) faults.push({ line, fault: 'form', first: null })
    else if (first !== null) faults.push({ line, fault: 'again', first })
    else {
      known.set(value.toUpperCase(), line)
      codes.push(value)
    }
  }
  return { codes, faults }
}

/** A fault as the command reports it. */
export const faultText = ({ fault, first }: CodeFault): string =>
  ({
    columns: 'holds more than one column',
    form: 'is no code: 4 to 40 letters, digits and hyphens',
    again: `is the code of line ${first} again`,
  })[fault]
