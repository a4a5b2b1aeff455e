import { dayAndTime, formatDay } from '../format/hong-kong-time.ts'
import type { Language } from '../text/languages.ts'

/** `14:05:09` in Hong Kong, from milliseconds. It renders four times a second, so it avoids a formatter. */
export const formatClockSeconds = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(11, 19)

/** `Nov 20, 2026, 14:05:09`: a time to the second with its day, so that an older day is recognisable. */
export const formatAsOf = (language: Language, at: number): string =>
  dayAndTime(language, formatDay(language, at), formatClockSeconds(at))
