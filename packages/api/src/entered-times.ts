import { z } from 'zod'

/** A day that somebody enters, as YYYY-MM-DD. ISO 8601 has a year 0, which PostgreSQL refuses with an error. */
export const enteredDay = z.iso.date().refine((day) => day >= '0001')

/** The end of the year 9999. A later moment has no ISO form of four digits, which PostgreSQL expects. */
const latest = 253_402_300_799_999
/** A moment that somebody enters: milliseconds since 1970, up to the year 9999. */
export const enteredMoment = z.number().int().min(0).max(latest)
/** The same as text with its zone, such as 2027-03-01T09:00:00+08:00. */
export const enteredMomentText = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .pipe(enteredMoment)
