export interface Limits {
  min: number
  max: number
  step: number
}

/** Returns the valid amount nearest to `value`: whole steps from `min`, never above `max`. */
export const clamp = (value: number, { min, max, step }: Limits): number => {
  const most = min + Math.floor((max - min) / step) * step
  return Math.max(min, Math.min(most, min + Math.round((value - min) / step) * step))
}

/**
 * Parses typed text as a number. Accepts full-width digits, spaces and thousands separators. Returns undefined for
 * anything but digits, because lots are whole numbers.
 */
export const readAmount = (typed: string): number | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s,]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
