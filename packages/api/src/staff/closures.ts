import { z } from 'zod'
import { operatorNotice } from '../activities.ts'
import { enteredDay, enteredMoment } from '../entered-times.ts'
import { namedActivity } from './stops.ts'
import { reason, writtenText } from './written.ts'

const at = z.number().int()

export const closureReasons = ['typhoon', 'rainstorm', 'holiday', 'other'] as const

/** A day without trading, or without trading from a minute of the day in Hong Kong on. */
export const closure = z.strictObject({
  day: z.iso.date(),
  reason: z.enum(closureReasons),
  /** null: no trading on that day */
  fromMinute: z.number().int().min(0).max(1439).nullable(),
})
export type MarketClosure = z.infer<typeof closure>

/** `today` is the day of the business clock in Hong Kong. The closures of the last 30 days and all later ones, by day. */
export const closures = z.object({ today: z.iso.date(), closures: z.array(closure) })
export type MarketClosures = z.infer<typeof closures>

/** How many days back and ahead a closure may be declared or withdrawn. */
export const closureDays = { back: 7, ahead: 400 } as const

/** What is considered: a declaration, or the withdrawal of the one of a day. */
export const closurePreviewRequest = z.strictObject({
  day: enteredDay,
  /** null: the declaration of the day is withdrawn */
  declared: closure.pick({ reason: true, fromMinute: true }).nullable(),
})
/** An activity whose end moves. Times of the business clock. */
export const movedEnd = z.object({ activity: namedActivity, endsAt: at, wouldEndAt: at })
/** At most 50, the nearest end first; `total` counts all. `followers` counts the running activities that follow the calendar. */
export const closureEffect = z.object({
  moved: z.array(movedEnd),
  total: z.number().int(),
  followers: z.number().int(),
})
export type ClosureEffect = z.infer<typeof closureEffect>

export const declareClosureRequest = z.strictObject({ closure, reason })
export const withdrawClosureRequest = z.strictObject({ day: enteredDay, reason })

/** A notice that is shown now or later. Times of the business clock. */
export const staffNotice = z.object({
  id: z.number().int(),
  /** null: on every activity */
  activity: namedActivity.nullable(),
  language: operatorNotice.shape.language,
  text: z.string(),
  from: at,
  /** the first moment at which it is no longer shown */
  until: at,
})
export type StaffNotice = z.infer<typeof staffNotice>
export const noticesRequest = z.strictObject({ before: z.number().int().positive().optional() })
/** `now` is the business clock. At most 50, the newest first; `before` is for the next page, null at the end. */
export const staffNotices = z.object({
  now: at,
  notices: z.array(staffNotice),
  before: z.number().int().nullable(),
})
export type StaffNotices = z.infer<typeof staffNotices>
export const addNoticeRequest = z
  .strictObject({
    activity: z.number().int().positive().nullable(),
    language: operatorNotice.shape.language,
    text: writtenText(1, 300),
    from: enteredMoment,
    until: enteredMoment,
    reason,
  })
  .refine(({ from, until }) => from < until, { path: ['until'] })
export const withdrawNoticeRequest = z.strictObject({ id: z.number().int().positive(), reason })
