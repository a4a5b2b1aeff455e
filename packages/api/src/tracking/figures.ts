import { trackingRejections } from '@foyer/protocol/tracking/events'
import { z } from 'zod'
import { enteredDay } from '../entered-times.ts'
import { texts } from '../texts.ts'

/**
 * Figures of the event tracker for operators (T7). Sums over the requested days; the `tracking_*` views contain each
 * day.
 */
const day = z.iso.date()
const count = z.number().int()

const dayMs = 86_400_000
export const mostFigureDays = 92

/** Days in Hong Kong, both included. */
export const trackingDays = { from: enteredDay, to: enteredDay }
/** Whether the days are in order, and at most `mostFigureDays`. */
export const areFigureDays = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return days >= 1 && days <= mostFigureDays
}
export const trackingFiguresRequest = z.strictObject(trackingDays).refine(areFigureDays)

export const trackingFigures = z.object({
  /** of events that happened on these days; for the collector, of events that arrived on them */
  totals: z.object({ events: count, visitors: count, stored: count, duplicates: count }),
  days: z.array(z.object({ day, events: count, visitors: count })),
  /** the 200 most frequent; a visitor counts once a day, here and in both funnels */
  pageViews: z.array(z.object({ path: z.string().nullable(), views: count, visitors: count })),
  signIn: z.object({ opened: count, requested: count, signedIn: count }),
  /** the 100 most viewed; `title` is set if the activity exists */
  joins: z.array(
    z.object({ activity: z.string(), title: texts.optional(), seen: count, pressed: count, joined: count }),
  ),
  /** events that the collector rejected on these days, by reason */
  rejected: z.array(z.object({ reason: z.enum(trackingRejections), events: count })),
})
export type TrackingFigures = z.infer<typeof trackingFigures>
