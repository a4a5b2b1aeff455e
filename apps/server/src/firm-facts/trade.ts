// Shapes of what the firm's systems report, which modules and the contracts of the systems share.
import { tradeKind } from '@foyer/api/cashback'
import { texts } from '@foyer/api/texts'
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
