/** Direction of a price, from the signed decimal string of its change. */
export type Movement = 'rise' | 'fall' | 'flat'

/** Arrows state the direction besides the colour, as does the sign. */
export const arrows: Readonly<Record<Movement, string>> = { rise: '▲', fall: '▼', flat: '' }

const isZero = (decimal: string): boolean => !/[1-9]/.test(decimal)

export const movementOf = (change: string): Movement => {
  if (isZero(change)) return 'flat'
  return change.startsWith('-') ? 'fall' : 'rise'
}

/** Adds the sign in both directions. The minus is U+2212, which is as wide as the plus. */
export const withSign = (decimal: string): string => {
  const digits = decimal.replace(/^[+-]/, '')
  if (isZero(decimal)) return digits
  return `${decimal.startsWith('-') ? '−' : '+'}${digits}`
}
