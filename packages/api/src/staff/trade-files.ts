import { z } from 'zod'
import { fileName } from './file.ts'
import { reason } from './written.ts'

const count = z.number().int().min(0)

/** Bounds of a file of trades. */
export const tradeFileMax = { bytes: 4 * 1024 * 1024, lines: 20_000, faults: 100 } as const

const text = z.string().max(tradeFileMax.bytes)
export const previewTradesRequest = z.strictObject({ text })

/**
 * A refused line. `heading`: columns that the heading lacks, or has too often, or that are unknown. `columns`: another
 * number of columns than the heading. `quotes`: quotation marks that do not close. `values`: columns with a wrong value.
 * `again`: the trade of an earlier line, `first`. `client`: no such client. `moved`: the known trade of another client.
 */
export const tradeFault = z.object({
  line: z.number().int(),
  fault: z.enum(['heading', 'columns', 'quotes', 'values', 'again', 'client', 'moved']),
  columns: z.array(z.string()),
  first: z.number().int().nullable(),
})
export type TradeFault = z.infer<typeof tradeFault>

/** What an import of a file would do. */
export const tradePreview = z.object({
  /** SHA-256 of the text, which the import has to state */
  digest: z.string(),
  trades: count,
  /** trades that are not known yet, that a later report corrects, and that are known as they are */
  fresh: count,
  corrected: count,
  known: count,
  /** the first faulty lines, and the number of all; with a fault nothing can be imported */
  faults: z.array(tradeFault),
  faulty: count,
})
export type TradePreview = z.infer<typeof tradePreview>

export const importTradesRequest = z.strictObject({
  file: fileName,
  text,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** the counts of the preview, so that an import does exactly what the person saw */
  fresh: count,
  corrected: count,
  reason,
})
/** `outdated`: the import would do something else by now; nothing was imported, and `preview` states what it would do. */
export const importTradesReply = z.object({ outcome: z.enum(['imported', 'outdated']), preview: tradePreview })

/** What cashback granted for one month. Money is whole cents of Hong Kong dollars. */
export const cashbackMonth = z.object({
  /** YYYY-MM in Hong Kong */
  month: z.string(),
  /** clients to whom anything was granted */
  clients: count,
  granted: count,
  /** what was credited, what waits to be claimed or credited, and what expired or was revoked */
  credited: count,
  waiting: count,
  lost: count,
})
export type CashbackMonth = z.infer<typeof cashbackMonth>
/** The last 24 months, the newest first. */
export const cashbackMonths = z.object({ months: z.array(cashbackMonth) })
