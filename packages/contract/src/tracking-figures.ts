import { z } from 'zod'
import { texts } from './texts.ts'
import { trackingRejections } from './tracking-events.ts'

/**
 * What operators are told of the event tracker (T7): POST /operators/tracking/figures, with the operator's token or under the
 * session of the operators' page. Sums over the days asked for; `tracking_*` views have each day.
 */
const day = z.iso.date()
const count = z.number().int()

const dayMs = 86_400_000
export const mostFigureDays = 92

/** Days in Hong Kong, both included. */
export const trackingDays = { from: day, to: day }
/** Whether they are in order, and at most `mostFigureDays`. */
export const areFigureDays = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return days >= 1 && days <= mostFigureDays
}
export const trackingFiguresRequest = z.strictObject(trackingDays).refine(areFigureDays)

export const trackingFigures = z.object({
  /** of what happened on these days; of the collector what came on them */
  totals: z.object({ events: count, visitors: count, stored: count, doubles: count }),
  days: z.array(z.object({ day, events: count, visitors: count })),
  /** the 200 most frequent; a visitor counts once a day, here and in both funnels */
  pageViews: z.array(z.object({ path: z.string().nullable(), views: count, visitors: count })),
  signIn: z.object({ opened: count, asked: count, signedIn: count }),
  /** the 100 most seen; `title` is there for an activity that there is */
  joins: z.array(
    z.object({ activity: z.string(), title: texts.optional(), seen: count, pressed: count, joined: count }),
  ),
  /** what the collector did not take on these days, by why */
  rejected: z.array(z.object({ reason: z.enum(trackingRejections), events: count })),
})
export type TrackingFigures = z.infer<typeof trackingFigures>
