/** A calendar day as `YYYY-MM-DD`: a business day of Hong Kong, not an instant. Days compare as strings. */
export type Day = string

const pad = (part: number) => String(part).padStart(2, '0')

/**
 * The day as a `Date` at the device's own midnight, as react-day-picker wants it. Only year, month and day of it mean
 * anything: no zone and no clock of the device comes in.
 */
export const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The same day so many months on, or the last one of a shorter month: 31 August and six months are 28 February. */
export const addMonths = (day: Day, months: number): Day => {
  const from = dateOf(day)
  const first = new Date(from.getFullYear(), from.getMonth() + months, 1)
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate()
  return dayOf(new Date(first.getFullYear(), first.getMonth(), Math.min(from.getDate(), last)))
}
