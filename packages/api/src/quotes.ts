import { z } from 'zod'
import { texts } from './texts.ts'

/**
 * Closing prices of the last trading day before the business clock. `price` and `change` are decimal strings in the
 * instrument's currency, `percent` a signed decimal string.
 */
export const closingPrice = z.object({
  code: z.string(),
  name: texts,
  currency: z.enum(['HKD', 'CNY', 'USD']),
  price: z.string(),
  change: z.string(),
  percent: z.string(),
})
export type ClosingPrice = z.infer<typeof closingPrice>

/** `tradingDay` as YYYY-MM-DD in Hong Kong. */
export const closingPrices = z.object({ tradingDay: z.string(), prices: z.array(closingPrice) })
export type ClosingPrices = z.infer<typeof closingPrices>
