/** The largest number of cents that a JSON number represents exactly. */
const most = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * The value of shares in whole cents of Hong Kong dollars, rounded half up. This is the only rounding between a quote
 * and a figure of an account. BigInt arithmetic avoids overflow.
 *
 * @param price thousandths of its currency
 * @param rate thousandths of a Hong Kong dollar for one unit of the currency
 */
export const marketValueOf = (quantity: number, price: number, rate: number): number => {
  // the product is in millionths of a dollar; one cent is 10,000 of them
  const cents = (BigInt(quantity) * BigInt(price) * BigInt(rate) + 5_000n) / 10_000n
  if (cents > most) throw new RangeError('a position is worth more cents than a number represents exactly')
  return Number(cents)
}

/** A whole percentage of an amount in cents, rounded down, so that no loan covers a part of a cent. */
export const partOf = (cents: number, percent: number): number => Number((BigInt(cents) * BigInt(percent)) / 100n)

/** A gain relative to its cost, in percent with two decimals, rounded half away from zero; null where the cost is 0. */
export const gainPercentOf = (gain: number, cost: number): string | null => {
  if (cost === 0) return null
  const [size, by] = [BigInt(Math.abs(gain)), BigInt(cost)]
  const digits = String((size * 20_000n + by) / (2n * by)).padStart(3, '0')
  const sign = digits === '000' ? '' : gain < 0 ? '-' : '+'
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
