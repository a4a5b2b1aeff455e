import { formatClock, formatDay } from '../../../shared/format/hong-kong-time.ts'
import type { Language } from '../../../shared/text/languages.ts'
import type { ChartBar } from './bars.ts'

/** The day of a bar in words, with the minute at which a bar within a day begins. */
export const timeText = (language: Language, time: ChartBar['time']): string =>
  typeof time === 'string'
    ? formatDay(language, Date.parse(`${time}T12:00:00+08:00`))
    : `${formatDay(language, time)} ${formatClock(language, time)}`
