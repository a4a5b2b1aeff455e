/**
 * Formats days and times of each language in Hong Kong time, from milliseconds. Avoids `Intl.DateTimeFormat` for Chinese
 * and English: a test proves equal results, but its first use delays the first screen of a slow phone by 0.1 to 0.2 s.
 */

import { isChinese } from '@foyer/api/chinese/is-chinese'
import { inLanguage, type Language } from '@foyer/api/languages'
import { localeOf } from './locale.ts'

/** Hong Kong has had no summer time since 1979. */
const ahead = 8 * 3_600_000
const inHongKongTime = (at: number): Date => new Date(at + ahead)
const partsOf = (at: number) => {
  const date = inHongKongTime(at)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const isEnglish = (language: Language): boolean => language === 'en-US'
const monthDay = { month: 'short', day: 'numeric' } as const
const byIntl = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Asia/Hong_Kong', ...options })

/** `Nov 2`, `11月2日`: for use where the year is shown elsewhere. */
export const formatMonthDay = (language: Language, at: number): string => {
  const { month, day } = partsOf(at)
  if (isEnglish(language)) return `${months[month]} ${day}`
  return isChinese(language) ? `${month + 1}月${day}日` : byIntl(language, monthDay).format(at)
}

/** `Nov 2, 2026`, `2026年11月2日`. */
export const formatDay = (language: Language, at: number): string => {
  const [{ year }, rest] = [partsOf(at), formatMonthDay(language, at)]
  if (isEnglish(language)) return `${rest}, ${year}`
  return isChinese(language) ? `${year}年${rest}` : byIntl(language, { dateStyle: 'medium' }).format(at)
}

/** `Nov 2 – Dec 31, 2026`, `2026年11月2日至12月31日`: parts that both ends share appear once. An end at midnight belongs to the day before. */
export const formatPeriod = (language: Language, from: number, end: number): string => {
  const to = Math.max(from, end - 1)
  const [first, last] = [partsOf(from), partsOf(to)]
  const isSameYear = first.year === last.year
  const isSameMonth = isSameYear && first.month === last.month
  if (isSameMonth && first.day === last.day) return formatDay(language, from)
  if (isChinese(language))
    return `${formatDay(language, from)}至${isSameYear ? formatMonthDay(language, to) : formatDay(language, to)}`
  if (!isEnglish(language)) return byIntl(language, { dateStyle: 'medium' }).formatRange(from, to)
  const begin = isSameYear ? formatMonthDay(language, from) : formatDay(language, from)
  // thin spaces, as in the ranges of Intl.DateTimeFormat
  return `${begin}\u2009–\u2009${isSameMonth ? `${last.day}, ${last.year}` : formatDay(language, to)}`
}

/** `14:05`, in every language. */
export const formatClock = (_language: Language, at: number): string => inHongKongTime(at).toISOString().slice(11, 16)

/** `Nov 2, 09:30:15`, `11月2日 09:30:15`: a day and a time of day as they are written. */
export const dayAndTime = (language: Language, day: string, time: string): string =>
  `${day}${isEnglish(language) ? ', ' : ' '}${time}`

/** `Nov 2, 09:30`, `11月2日 09:30`: a day as it is written, and the time of day. */
export const dayAndClock = (language: Language, day: string, at: number): string =>
  dayAndTime(language, day, formatClock(language, at))

/** `Nov 2, 2026, 09:30`, `2026年11月2日 09:30`. */
export const formatMoment = (language: Language, at: number): string =>
  dayAndClock(language, formatDay(language, at), at)

/** `Jan 6`, `1月6日`: a day within half a year of now, whose year is clear; otherwise with its year. */
export const formatNearDay = (language: Language, at: number, now: number): string =>
  (Math.abs(at - now) < 183 * 86_400_000 ? formatMonthDay : formatDay)(language, at)

/** `Jan 6, 23:59`, `1月6日 23:59`: as `formatNearDay`, with the time of day. */
export const formatNearMoment = (language: Language, at: number, now: number): string =>
  dayAndClock(language, formatNearDay(language, at, now), at)

const inHongKong = { 'zh-CN': '（香港时间）', 'zh-HK': '（香港時間）', 'en-US': ' HKT' } as const

/** `Nov 2, 2026, 09:30 HKT`, `2026年11月2日 09:30（香港时间）`: for use where no nearby text names the time zone. */
export const formatHongKong = (language: Language, at: number): string =>
  `${formatMoment(language, at)}${inLanguage(inHongKong, language)}`

/** As `formatHongKong`, without the year if the moment is near: `Nov 2, 09:30 HKT`, `11月2日 09:30（香港時間）`. */
export const formatNearHongKong = (language: Language, at: number, now: number): string =>
  `${formatNearMoment(language, at, now)}${inLanguage(inHongKong, language)}`

/** `2026-11-02`: the day in Hong Kong in the form that filters and pickers use. */
export const hongKongDay = (at: number): string => inHongKongTime(at).toISOString().slice(0, 10)
