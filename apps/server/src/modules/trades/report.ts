import { tradeKind } from '@foyer/api/cashback'
import { texts } from '@foyer/api/texts'
import { clientNoPattern } from '@foyer/protocol/limits'
import { z } from 'zod'

const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What the back office reports about a trade, whoever it belongs to. Money is whole cents of Hong Kong dollars. */
export const tradeFacts = z.object({
  reference: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
  revision: z.number().int().min(1).max(1_000_000).describe('grows with each report of the same trade'),
  kind: tradeKind,
  side: z.enum(['buy', 'sell']),
  code: z.string().regex(/^\d{5}$/),
  name: texts,
  quantity: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  amount: cents,
  fees: cents,
  feeWaived: z.boolean().default(false),
  status: z.enum(['executed', 'cancelled']).default('executed'),
  executedAt: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  settlesOn: z.iso.date().optional().describe('if it is not the second trading day after the trade’s own'),
})
export type TradeFacts = z.output<typeof tradeFacts>

/** One trade as a file of the back office contains it. */
export const tradeReport = z.strictObject({ ...tradeFacts.shape, clientNo: z.string().regex(clientNoPattern) })
export type TradeReport = z.output<typeof tradeReport>

/** A file of the back office: the newest report of each of its trades. */
export const tradeFile = z
  .strictObject({ trades: z.array(tradeReport).max(100_000) })
  .refine(({ trades }) => new Set(trades.map(({ reference }) => reference)).size === trades.length, {
    message: 'names a trade twice',
    path: ['trades'],
  })
