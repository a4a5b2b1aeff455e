import { trackingRejections } from '@foyer/protocol/tracking/events'
import { z } from 'zod'

/** The settings of the tracker's configuration (T10). */
export const trackingSettings = z.strictObject({ collect: z.boolean(), heatMap: z.boolean() })
export type TrackingSettings = z.infer<typeof trackingSettings>

/** The first event of the live stream, named `open`. */
export const liveOpen = z.object({
  /** number of events shown since `Last-Event-ID`; null if it is not known */
  missed: z.number().int().nullable(),
})
export type LiveOpen = z.infer<typeof liveOpen>

const at = z.number().int()
/**
 * Each further event of the stream, without a name. An event named `crowded` ends the stream, since too many are open.
 */
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
