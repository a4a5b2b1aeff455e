export interface Limits {
  min: number
  max: number
  step: number
}

/** The amount nearest to `value` that can be ordered: whole steps from `min`, never above `max`. */
export const clamp = (value: number, { min, max, step }: Limits): number => {
  const most = min + Math.floor((max - min) / step) * step
  return Math.max(min, Math.min(most, min + Math.round((value - min) / step) * step))
}

/**
 * What a person typed as a number: full-width digits, spaces and commas between thousands are all right; undefined where
 * it is none. Only digits, since lots are whole.
 */
export const readAmount = (typed: string): number | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s,]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
