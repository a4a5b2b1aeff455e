import { z } from 'zod'

const minute = 60_000
const day = 24 * 60 * minute
/** Hong Kong keeps no summer time. */
const hongKong = 8 * 60 * minute

/** The beginning of the day in Hong Kong that a moment lies in. */
export const midnightInHongKong = (at: number): number => Math.floor((at + hongKong) / day) * day - hongKong

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?\+08:00$/
const example = '2026-12-01T09:00+08:00'

const readMoment = (text: string): number | undefined => {
  const [, date, time] = written.exec(text) ?? []
  const at = Date.parse(`${date}T${time}:00Z`)
  // 30 February would roll into March
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== `${date}T${time}`) return undefined
  return at - hongKong
}

/** A time as an author writes it, in milliseconds: always of Hong Kong, always on a whole minute. */
export const authoredMoment = z.string(`must be a time such as ${example}`).transform((text, check) => {
  const at = readMoment(text)
  if (at === undefined) check.addIssue(`must be a time of Hong Kong such as ${example}`)
  else if (Number(written.exec(text)?.[3] ?? 0) !== 0) check.addIssue('must be on a whole minute')
  return at ?? z.NEVER
})

/** The same, or `{"day": -3, "time": "09:00"}` from the day the sandbox first started. */
export const sandboxMoment = (today: number): z.ZodType<number> =>
  z
    .strictObject({ day: z.int(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) })
    .transform(({ day: days, time }) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return today + days * day + (hours * 60 + minutes) * minute
    })
    .or(authoredMoment)
