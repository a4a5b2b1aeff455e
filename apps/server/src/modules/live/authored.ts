import { filmCode } from '@foyer/api/films'
import { sessionCode } from '@foyer/api/live'
import { mediaName } from '@foyer/api/page-content'
import { z } from 'zod'
import { words } from '../films/public.ts'
import { addDays, type Day, momentOf } from '../trading-calendar/public.ts'

const time = z.string().regex(/^\d\d:\d\d$/)
/** `day` counts from the day when the session was seeded; `time` is Hong Kong time. */
const moment = z.strictObject({ day: z.number().int(), time })

/** A session as written in `content/live`. */
export const authoredSession = z.strictObject({
  code: sessionCode,
  opens: moment,
  closes: moment,
  title: words,
  lead: words,
  text: z.array(words),
  poster: mediaName,
  presenters: z.array(z.string()),
  /** codes of the films that the simulated channel shows in a loop */
  channel: z.array(filmCode).min(1),
  /** the film that is available after the session */
  replay: filmCode.optional(),
  mainland: z.enum(['notice', 'page']).default('notice'),
  /** in order; an item without a day takes place every day */
  agenda: z.array(
    z.strictObject({
      id: z.string(),
      day: z.number().int().optional(),
      time,
      minutes: z.number().int().positive(),
      title: words,
      text: words,
      presenters: z.array(z.string()),
    }),
  ),
})
export type AuthoredSession = z.infer<typeof authoredSession>

/** Converts a written day and time to a moment, counted from the given day. */
export const momentFrom = (today: Day, { day, time }: z.infer<typeof moment>): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentOf(addDays(today, day), hours * 60 + minutes)
}
