import {
  dayAndClock,
  dayAndTime,
  formatClock,
  formatDay,
  formatMonthDay,
  hongKongDay,
} from '../format/hong-kong-time.ts'
import type { Language } from '../text/languages.ts'
import { textsIn } from '../text/table.ts'
import { text } from './text.ts'

const day = 86_400_000
const yearOf = (at: number): string => hongKongDay(at).slice(0, 4)

const weekdayOf = (language: Language, at: number): string =>
  textsIn(text, language).weekdays.split(' ')[new Date(hongKongDay(at)).getUTCDay()] ?? ''

/** `09:30` today, `Mon 09:30` within a week, otherwise `Nov 23, 09:30`. */
export const whenOpens = (language: Language, opensAt: number, now: number): string => {
  const clock = formatClock(language, opensAt)
  if (hongKongDay(opensAt) === hongKongDay(now)) return clock
  if (opensAt - now < 6 * day) return `${weekdayOf(language, opensAt)} ${clock}`
  return dayAndTime(language, formatMonthDay(language, opensAt), clock)
}

/** `Nov 20, 16:00`, with its year if trading begins again in another one. */
export const whenStopped = (language: Language, at: number, opensAt: number): string =>
  dayAndClock(language, (yearOf(at) === yearOf(opensAt) ? formatMonthDay : formatDay)(language, at), at)
