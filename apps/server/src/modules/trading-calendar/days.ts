import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'

/** A day in Hong Kong, YYYY-MM-DD; days compare as text. */
export type Day = string

const minute = 60_000
const wholeDay = 24 * 60 * minute

/** The day in Hong Kong of a moment in milliseconds since 1970. */
export const dayOf = (at: number): Day => hongKongTime(at).date

/** The moment of a minute of a day in Hong Kong; minute 1440 is the midnight that ends it. */
export const momentOf = (day: Day, minuteOfDay: number): number =>
  Date.parse(`${day}T00:00:00Z`) + (minuteOfDay - hongKongOffset) * minute

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * wholeDay).toISOString().slice(0, 10)

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The number of days from one day to another; negative if the other one is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
