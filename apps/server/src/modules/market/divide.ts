/** Divides and rounds half away from zero. Both are whole numbers; the divisor is positive. */
export const divide = (value: number, by: number): number =>
  Math.sign(value) * Math.floor((2 * Math.abs(value) + by) / (2 * by))
