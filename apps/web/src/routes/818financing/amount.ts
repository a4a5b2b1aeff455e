/** The fault of an amount. Each value is a key of the card's texts. */
export type AmountFault = 'missing' | 'malformed' | 'decimals' | 'tooSmall' | 'tooLarge'

export type Amount = { readonly minor: number } | { readonly fault: AmountFault }

interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * Reduces an amount to digits and points: converts full-width forms, removes thousands separators and the currency
 * symbol.
 */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s,、'’_]/g, '')
    .replace(/^(HK\$|US\$|CN¥|RMB|HKD|USD|CNY|¥|\$)/i, '')

const number = /^(\d+)(?:\.(\d*))?$/
/** fewer digits than a number represents exactly, and more than every bound has */
const maxDigits = 13

/** Reads a typed or pasted amount. Returns whole cents, or the fault. */
export const readAmount = (typed: string, { least, most }: Bounds): Amount => {
  const text = plain(typed)
  if (text === '') return { fault: 'missing' }
  const [, whole, cents = ''] = number.exec(text) ?? []
  if (whole === undefined) return { fault: 'malformed' }
  if (cents.length > 2) return { fault: 'decimals' }
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > maxDigits) return { fault: 'tooLarge' }
  const minor = Number(`${digits}${cents.padEnd(2, '0')}`)
  if (minor < least) return { fault: 'tooSmall' }
  return minor > most ? { fault: 'tooLarge' } : { minor }
}

/**
 * Groups a typed amount by thousands. Returns the text unchanged when it is not a number, so that the person can
 * correct it.
 */
export const groupAmount = (typed: string): string => {
  const text = plain(typed)
  const [, whole, cents] = number.exec(text) ?? []
  if (whole === undefined) return typed
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === undefined ? grouped : `${grouped}.${cents}`
}

/** Counts the digits and points before a position in the text. */
export const significantBefore = (text: string, at: number): number =>
  plain(text.slice(0, at)).replace(/^0+(?=\d)/, '').length

/** Returns the position in the text after the given number of digits and points. */
export const placeAfter = (text: string, significant: number): number => {
  let passed = 0
  for (let at = 0; at < text.length; at++) {
    if (passed === significant) return at
    if (text[at] !== ',') passed++
  }
  return text.length
}
