import { clientNoPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { tradeFacts } from '../../firm-facts/trade.ts'

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
