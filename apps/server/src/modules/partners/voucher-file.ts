/** Codes as printed on vouchers: letters, digits and hyphens. */
const code = /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/
const heading = /^"?(voucher[ _-]?)?codes?"?$/i

/** The codes of a file, and its faults with line numbers. */
export interface VoucherFile {
  readonly codes: readonly string[]
  readonly faults: readonly { readonly line: number; readonly message: string }[]
}

const unquoted = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1) : text).trim()

/**
 * Reads a plain list or a CSV of one column, with or without a heading, one code per line. Empty lines are skipped.
 * Faults never repeat a code, because it has a value.
 */
export const readVoucherFile = (text: string): VoucherFile => {
  const codes: string[] = []
  const faults: { line: number; message: string }[] = []
  const first = new Map<string, number>()
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  for (const [at, written] of lines.entries()) {
    const line = at + 1
    const value = unquoted(written.trim())
    if (value === '' || (at === 0 && heading.test(value))) continue
    const earlier = first.get(value.toUpperCase())
    if (/[,;\t]/.test(value)) faults.push({ line, message: 'holds more than one column' })
    else if (!code.test(value)) faults.push({ line, message: 'is no code: 4 to 40 letters, digits and hyphens' })
    else if (earlier !== undefined) faults.push({ line, message: `is the code of line ${earlier} again` })
    else {
      first.set(value.toUpperCase(), line)
      codes.push(value)
    }
  }
  return { codes, faults }
}
