import { isChinese } from '@foyer/api/chinese/is-chinese'
import type { CallBackWindow } from '@foyer/api/hotline'
import { formatClock, formatMonthDay, hongKongDay } from '../format/hong-kong-time.ts'
import type { Language } from '../text/languages.ts'
import { textsIn } from '../text/table.ts'
import { text } from './text.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const day = 86_400_000

/** `Today`, `Tomorrow`, or the day of the week and the date. `now` and `at` in milliseconds of the business clock. */
export const dayText = (language: Language, at: number, now: number): string => {
  const t = textsIn(text, language)
  const date = hongKongDay(at)
  if (date === hongKongDay(now)) return t.today
  if (date === hongKongDay(now + day)) return t.tomorrow
  const weekday = t[weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday']
  return isChinese(language)
    ? `${formatMonthDay(language, at)}（${weekday}）`
    : `${weekday}, ${formatMonthDay(language, at)}`
}

/** `14:30–16:30`. */
export const timesText = (language: Language, { from, to }: CallBackWindow): string =>
  `${formatClock(language, from)}–${formatClock(language, to)}`

/** `Tomorrow 14:30`, `Mon, Jan 5, 14:30`, `1月5日（星期一）14:30`. */
const joined = (day: string, time: string): string =>
  `${day}${day.endsWith('）') ? '' : day.includes(',') ? ', ' : ' '}${time}`

/** `Tomorrow 14:30–16:30`. */
export const windowText = (language: Language, window: CallBackWindow, now: number): string =>
  joined(dayText(language, window.from, now), timesText(language, window))

/** A moment on which the hotline opens or closes: the time alone if it is today. */
export const changeText = (language: Language, at: number, now: number): string =>
  hongKongDay(at) === hongKongDay(now)
    ? formatClock(language, at)
    : joined(dayText(language, at, now), formatClock(language, at))
