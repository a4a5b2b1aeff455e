/** What is wrong with an amount; key of the calculator's texts. */
export type AmountFault = 'missing' | 'malformed' | 'decimals' | 'tooSmall' | 'tooLarge'

export type Amount = { readonly minor: number } | { readonly fault: AmountFault }

interface Bounds {
  readonly least: number
  readonly most: number
}

/** Full-width forms, marks between thousands and the mark of a currency are how people write; they say nothing. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s,、'’_]/g, '')
    .replace(/^(HK\$|US\$|CN¥|RMB|HKD|USD|CNY|¥|\$)/i, '')

const number = /^(\d+)(?:\.(\d*))?$/
/** beyond what a number holds exactly, and beyond every bound */
const mostDigits = 13

/** An amount as it was typed or pasted, in whole cents. */
export const readAmount = (typed: string, { least, most }: Bounds): Amount => {
  const text = plain(typed)
  if (text === '') return { fault: 'missing' }
  const [, whole, cents = ''] = number.exec(text) ?? []
  if (whole === undefined) return { fault: 'malformed' }
  if (cents.length > 2) return { fault: 'decimals' }
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > mostDigits) return { fault: 'tooLarge' }
  const minor = Number(`${digits}${cents.padEnd(2, '0')}`)
  if (minor < least) return { fault: 'tooSmall' }
  return minor > most ? { fault: 'tooLarge' } : { minor }
}

/** The same with its thousands apart, as far as it is a number; else as it was typed, to be corrected. */
export const groupAmount = (typed: string): string => {
  const text = plain(typed)
  const [, whole, cents] = number.exec(text) ?? []
  if (whole === undefined) return typed
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === undefined ? grouped : `${grouped}.${cents}`
}

/** What is meant by a place in the text: how many digits and points stand before it. */
export const significantBefore = (text: string, at: number): number =>
  plain(text.slice(0, at)).replace(/^0+(?=\d)/, '').length

/** Where so many digits and points have passed. */
export const placeBehind = (text: string, significant: number): number => {
  let passed = 0
  for (let at = 0; at < text.length; at++) {
    if (passed === significant) return at
    if (text[at] !== ',') passed++
  }
  return text.length
}
