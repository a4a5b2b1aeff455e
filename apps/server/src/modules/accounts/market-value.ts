/** Up to where cents are exact on every screen. */
const most = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * What shares are worth, in whole cents of Hong Kong dollars, rounded half up: the only rounding between a quote and a
 * figure of an account. Counted in whole numbers that do not overflow.
 *
 * @param price thousandths of its currency
 * @param rate thousandths of a Hong Kong dollar for one of the currency
 */
export const marketValueOf = (quantity: number, price: number, rate: number): number => {
  // thousandths of thousandths of a dollar; a cent is ten thousand of them
  const cents = (BigInt(quantity) * BigInt(price) * BigInt(rate) + 5_000n) / 10_000n
  if (cents > most) throw new RangeError('a position is worth more than can be told in cents')
  return Number(cents)
}

/** A whole percent of cents, rounded down: nothing is lent on a part of a cent. */
export const partOf = (cents: number, percent: number): number => Number((BigInt(cents) * BigInt(percent)) / 100n)

/** A gain by its cost, in percent to the hundredth, rounded half away from zero; null where nothing was paid. */
export const gainPercentOf = (gain: number, cost: number): string | null => {
  if (cost === 0) return null
  const [size, by] = [BigInt(Math.abs(gain)), BigInt(cost)]
  const digits = String((size * 20_000n + by) / (2n * by)).padStart(3, '0')
  const sign = digits === '000' ? '' : gain < 0 ? '-' : '+'
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
