import { instrumentCode, instrumentKinds } from '@foyer/api/market'
import { mostDepth } from '@foyer/api/market-limits'
import { texts } from '@foyer/api/texts'
import { z } from 'zod'

const thousandths = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** One security or index as the provider of market data lists it. */
export const listedSecurity = z.object({
  code: instrumentCode,
  name: texts,
  kind: z.enum(instrumentKinds),
  currency: z.enum(['HKD', 'CNY', 'USD']).describe('HKD for an index'),
  tick: z.number().int().min(1).max(1_000_000).describe('the smallest step of its price, in thousandths'),
  rate: z
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .describe('Hong Kong dollars for one unit of its currency, in thousandths'),
  lotSize: z.number().int().min(0).max(1_000_000_000).describe('shares in a board lot; 0 for an index'),
  marginable: z.number().int().min(0).max(100).describe('the percentage of its value that may be borrowed against it'),
  issued: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('shares or units in issue; absent where it is not known, and for an index'),
  annualFee: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('what a fund charges a year, in hundredths of a percent; absent where it is not known'),
})
export type ListedSecurity = z.output<typeof listedSecurity>

/** The figures of a security at one moment. Prices and turnover are thousandths of its currency. */
export const securityQuote = z.object({
  code: instrumentCode,
  price: thousandths.describe('of the last trade'),
  previousClose: thousandths.min(1),
  open: thousandths,
  high: thousandths,
  low: thousandths,
  volume: thousandths.describe('shares traded since the open'),
  turnover: thousandths,
  at: z.iso
    .datetime({ offset: true })
    .transform((text) => Date.parse(text))
    .describe('of the last trade'),
  isHalted: z.boolean(),
})
export type SecurityQuote = z.output<typeof securityQuote>

/** A trading day of a security, adjusted for later splits and dividends. Prices are thousandths of its currency. */
export const securityBar = z.object({
  day: z.iso.date().describe('in Hong Kong'),
  open: thousandths,
  high: thousandths,
  low: thousandths,
  close: thousandths,
  volume: thousandths.describe('shares'),
})
export type SecurityBar = z.output<typeof securityBar>

const depthLevel = z.object({
  price: thousandths,
  volume: thousandths.describe('shares that are wanted or offered at this price'),
  orders: z.number().int().min(1).nullable().describe('how many orders; null where it is not known'),
})

/** The order book of a security at one moment. */
export const securityDepth = z.object({
  bids: z.array(depthLevel).max(mostDepth).describe('the highest price first'),
  offers: z.array(depthLevel).max(mostDepth).describe('the lowest price first'),
})
export type SecurityDepth = z.output<typeof securityDepth>
