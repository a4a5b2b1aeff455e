import { z } from 'zod'
import { instrumentCode, instrumentFacts } from './market.ts'
import { priceAlertKinds } from './price-alert-limits.ts'

/** A person's price alerts. Milliseconds since 1970 of the wall clock. */
const time = z.number().int()

/**
 * The limit of an alert: a price in the currency of the instrument for `above` and `below`, or a percentage of the close
 * before for `percent_up` and `percent_down`.
 */
const value = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/)

export const priceAlert = z.object({
  id: z.uuid(),
  instrument: instrumentFacts,
  kind: z.enum(priceAlertKinds),
  value,
  createdAt: time,
  /** null while the alert waits */
  reached: z.object({ price: z.string(), at: time }).nullable(),
})
export type PriceAlert = z.infer<typeof priceAlert>

/** The waiting alerts and the last reached ones, the newest first. */
export const priceAlertsReply = z.object({ alerts: z.array(priceAlert) })
export type PriceAlertsReply = z.infer<typeof priceAlertsReply>

/** Sets an alert. Setting a waiting one again changes nothing, so the call needs no key. */
export const addPriceAlertRequest = z.strictObject({ code: instrumentCode, kind: z.enum(priceAlertKinds), value })
export type AddPriceAlertRequest = z.infer<typeof addPriceAlertRequest>

/** Deletes an alert. An id that is not the caller's, or was deleted before, changes nothing. */
export const removePriceAlertRequest = z.strictObject({ id: z.uuid() })
export type RemovePriceAlertRequest = z.infer<typeof removePriceAlertRequest>
