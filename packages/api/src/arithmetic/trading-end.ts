/**
 * Days whose trading ends at noon: eves of Lunar New Year, Christmas and New Year, from the exchange's published
 * calendar.
 */
const halfDays: ReadonlySet<string> = new Set([
  '2025-01-28',
  '2025-12-24',
  '2025-12-31',
  '2026-02-16',
  '2026-12-24',
  '2026-12-31',
  '2027-02-05',
  '2027-12-24',
  '2027-12-31',
])

/**
 * The planned end of a day's trading, in milliseconds since 1970: 16:00 in Hong Kong, or 12:00 on a half day. It lets
 * anyone check that something was done before its closing prices were known.
 *
 * @param day YYYY-MM-DD, a trading day
 */
export const tradingEndOf = (day: string): number => Date.parse(`${day}T${halfDays.has(day) ? '12' : '16'}:00+08:00`)
