/** Rounds half away from zero. Both whole numbers; the divisor positive. */
export const divide = (value: number, by: number): number =>
  Math.sign(value) * Math.floor((2 * Math.abs(value) + by) / (2 * by))
