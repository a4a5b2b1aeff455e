import { feeParts, rateParts } from '@foyer/api/arithmetic/offering-costs'
import { formatCount } from '../format/count.ts'
import { formatMoney } from '../format/money.ts'

/** Formats whole cents as money, without decimal places if the cents are zero: `HK$10,000`. */
export const formatWhole = (cents: number): string =>
  cents % 100 === 0 ? `HK$${formatCount(cents / 100)}` : formatMoney('en-US', { currency: 'HKD', minor: cents })

/** Formats parts per `parts` as per cent, exactly, with at least `least` decimal places. `parts` is a power of ten. */
const formatPercent = (value: number, parts: number, least: number): string => {
  const places = String(parts).length - 3
  const digits = String(value).padStart(places + 1, '0')
  const rest = digits.slice(-places)
  const shown = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '')
  return `${formatCount(Number(digits.slice(0, -places)))}${shown && `.${shown}`}%`
}

/** `4.00%` for a yearly interest rate. */
export const formatRate = (rate: number): string => formatPercent(rate, rateParts, 2)

/** `0.0027%` for a fee rate. */
export const formatFeeRate = (rate: number): string => formatPercent(rate, feeParts, 0)
