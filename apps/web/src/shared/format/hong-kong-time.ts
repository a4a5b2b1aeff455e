import type { Language } from '../text/languages.ts'

const timeZone = 'Asia/Hong_Kong'
const formats = new Map<string, Intl.DateTimeFormat>()

const format = (language: Language, name: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${language} ${name}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(language, { timeZone, ...options })
    formats.set(key, found)
  }
  return found
}

/** `Nov 2 – Dec 31, 2026`, `2026年11月2日至12月31日`: in Hong Kong time; milliseconds in. */
export const formatPeriod = (language: Language, from: number, to: number): string => {
  if (language === 'en-US') return format(language, 'medium', { dateStyle: 'medium' }).formatRange(from, to)
  // a range in Chinese would come as bare numbers, in an order that differs by region
  const long = format(language, 'long', { dateStyle: 'long' })
  const short = format(language, 'short', { month: 'long', day: 'numeric' })
  const year = format(language, 'year', { year: 'numeric' })
  const isSameYear = year.format(from) === year.format(to)
  return `${long.format(from)}至${(isSameYear ? short : long).format(to)}`
}

/** `14:05`, in Hong Kong time; milliseconds in. */
export const formatClock = (language: Language, at: number): string =>
  format(language, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** `Nov 2, 2026`, `2026年11月2日`: in Hong Kong time; milliseconds in. */
export const formatDay = (language: Language, at: number): string =>
  format(language, language === 'en-US' ? 'medium' : 'long', {
    dateStyle: language === 'en-US' ? 'medium' : 'long',
  }).format(at)

/** `Nov 2, 2026, 09:30`, `2026年11月2日 09:30`: in Hong Kong time; milliseconds in. */
export const formatMoment = (language: Language, at: number): string =>
  `${formatDay(language, at)}${language === 'en-US' ? ', ' : ' '}${formatClock(language, at)}`

const inHongKong = { 'zh-CN': '（香港时间）', 'zh-HK': '（香港時間）', 'en-US': ' HKT' } as const

/** `Nov 2, 2026, 09:30 HKT`, `2026年11月2日 09:30（香港时间）`: a moment where nothing near says whose time it is. */
export const formatHongKong = (language: Language, at: number): string =>
  `${formatMoment(language, at)}${inHongKong[language]}`

/** `2026-11-02`: the day in Hong Kong, as filters and pickers name it; milliseconds in. */
export const hongKongDay = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
