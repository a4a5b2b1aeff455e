import { z } from 'zod'
import { trackingRejections } from './tracking-events.ts'

/** What the operators' page says and is told beside the figures: POST /operators/tracking/… */

/** POST …/session: the operator's token for a cookie; …/session/end gives it back, …/session/use says that somebody is there. */
export const operatorSignIn = z.strictObject({ token: z.string().min(1).max(500) })
export const operatorSession = z.object({
  /** when it ends whatever is done, and how long it lasts while nothing is done; milliseconds */
  endsAt: z.number().int(),
  idleMs: z.number().int(),
})
export type OperatorSession = z.infer<typeof operatorSession>

/** POST …/configuration and …/configuration/set: what the tracker's configuration (T10) hands out. */
export const trackingSettings = z.strictObject({ collect: z.boolean(), heatMap: z.boolean() })
export type TrackingSettings = z.infer<typeof trackingSettings>

/** The first event of the stream of POST …/live, named `open`. */
export const liveOpen = z.object({
  /** how many were shown since `Last-Event-ID`; null where that cannot be told */
  missed: z.number().int().nullable(),
})
export type LiveOpen = z.infer<typeof liveOpen>

const at = z.number().int()
/** Each further event of the stream without a name; one named `crowded` ends it, since too many look on. */
export const liveGlimpse = z.union([
  z.object({
    at,
    event: z.looseObject({ type: z.string(), event: z.string().optional() }),
    /** names of the properties that were cut (T9) */
    cut: z.array(z.string()),
    isStored: z.boolean(),
  }),
  z.object({
    at,
    rejection: z.object({ index: z.number().int(), reason: z.enum(trackingRejections), field: z.string() }),
  }),
])
export type LiveGlimpse = z.infer<typeof liveGlimpse>
