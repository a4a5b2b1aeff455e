/** A calendar day as `YYYY-MM-DD`: a business day of Hong Kong, not an instant. Days compare as strings. */
export type Day = string

const pad = (part: number) => String(part).padStart(2, '0')

/**
 * Returns the day as a `Date` at the device's midnight, as react-day-picker requires. Only its year, month and day are
 * used, so time zone and clock of the device have no effect.
 */
export const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/**
 * Returns the same day `months` later, or the last day of a shorter month: 31 August plus six months is 28 February.
 */
export const addMonths = (day: Day, months: number): Day => {
  const from = dateOf(day)
  const first = new Date(from.getFullYear(), from.getMonth() + months, 1)
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate()
  return dayOf(new Date(first.getFullYear(), first.getMonth(), Math.min(from.getDate(), last)))
}
