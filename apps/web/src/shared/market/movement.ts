/** Which way a price went, read off the signed decimal string of a change. */
export type Movement = 'rise' | 'fall' | 'flat'

/** Never colour alone: these and the sign say the same. */
export const arrows: Readonly<Record<Movement, string>> = { rise: '▲', fall: '▼', flat: '' }

const isZero = (decimal: string): boolean => !/[1-9]/.test(decimal)

export const movementOf = (change: string): Movement => {
  if (isZero(change)) return 'flat'
  return change.startsWith('-') ? 'fall' : 'rise'
}

/** With a sign whichever way it went; a true minus is as wide as the plus. */
export const withSign = (decimal: string): string => {
  const digits = decimal.replace(/^[+-]/, '')
  if (isZero(decimal)) return digits
  return `${decimal.startsWith('-') ? '−' : '+'}${digits}`
}
