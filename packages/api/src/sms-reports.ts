import { z } from 'zod'

/**
 * Delivery reports of an SMS gateway (N5), with the headers `Foyer-Time` and `Foyer-Signature` of
 * docs/connecting-your-systems.md.
 * `id` is the Idempotency-Key of the message. The first report of a message is final.
 */
export const smsReports = z.strictObject({
  reports: z
    .array(z.strictObject({ id: z.string().min(1).max(64), state: z.enum(['delivered', 'failed']) }))
    .min(1)
    .max(500),
})

/** `stored`: how many were new, and about messages of this gateway. */
export const smsReportsReply = z.object({ stored: z.number().int() })
