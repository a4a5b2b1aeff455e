import type { AuthoredMoment } from '@foyer/api/staff/authored'
import { z } from 'zod'
import { addDays, type Day, momentOf } from '../../trading-calendar/public.ts'

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\+08:00$/
const example = '2026-12-01T09:00+08:00'
const form = `must be a time of Hong Kong such as ${example}`

const readMoment = (text: string): number | undefined => {
  const [, date = '', hours = '', minutes = ''] = written.exec(text) ?? []
  const isTime = Number(hours) < 24 && Number(minutes) < 60
  // addDays detects invalid dates: 30 February would become a day in March
  if (!isTime || Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return undefined
  return momentOf(date, Number(hours) * 60 + Number(minutes))
}

/** A time as an author writes it, in milliseconds. It must have the offset of Hong Kong and be on a whole minute. */
export const authoredMoment = z.string(form).transform((text, check) => {
  const at = readMoment(text)
  if (at === undefined) check.addIssue(form)
  else if (Number(written.exec(text)?.[4] ?? 0) !== 0) check.addIssue('must be on a whole minute, without seconds')
  return at ?? z.NEVER
})

/** The maximum distance in days of a sandbox time from today: ten years. */
const farthest = 3_660
/** A time of day as HH:MM. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:00')

/** A time as in `authoredMoment`, or `{"day": -3, "time": "09:00"}`: a number of days after `today`, in Hong Kong. */
export const sandboxMoment = (today: Day): z.ZodType<number, AuthoredMoment> =>
  z
    .strictObject({ day: z.int().min(-farthest).max(farthest), time: timeOfDay })
    .transform(({ day, time }) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return momentOf(addDays(today, day), hours * 60 + minutes)
    })
    .or(authoredMoment)
