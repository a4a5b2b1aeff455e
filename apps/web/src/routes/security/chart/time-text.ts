import { formatClock, formatDay, formatMoment } from '../../../shared/format/hong-kong-time.ts'
import type { Language } from '../../../shared/text/languages.ts'
import type { ChartBar } from './bars.ts'

/** A moment of a day written as YYYY-MM-DD, which is the same day in Hong Kong. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+08:00`)

/**
 * The day of a bar in words, with the minute at which a bar within a day begins. If all bars are of one day, the minute
 * alone.
 */
export const timeText = (language: Language, time: ChartBar['time'], isOneDay = false): string => {
  if (typeof time === 'string') return formatDay(language, noonOf(time))
  return isOneDay ? formatClock(language, time) : formatMoment(language, time)
}
