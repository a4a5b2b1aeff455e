import { z } from 'zod'

/**
 * What operators are told of the event tracker (T7), with the operator's token: POST /operators/tracking/figures, and
 * POST /operators/tracking/live, a stream of server-sent events of what debug mode reads.
 */
const day = z.iso.date()
const count = z.number().int()

/** Days in Hong Kong, both included. */
export const trackingFiguresRequest = z.strictObject({ from: day, to: day })

export const trackingFigures = z.object({
  pageViews: z.array(z.object({ day, path: z.string().nullable(), views: count, visitors: count })),
  signIn: z.array(z.object({ day, opened: count, asked: count, signedIn: count })),
  joins: z.array(z.object({ day, activity: z.string(), seen: count, pressed: count, joined: count })),
  /** what the collector was sent, by the day it came */
  arrivals: z.array(z.object({ day, stored: count, doubles: count })),
})
export type TrackingFigures = z.infer<typeof trackingFigures>
