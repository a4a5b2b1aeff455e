import type { Language } from './languages.ts'

const timeZone = 'Asia/Hong_Kong'

/** The order of day, month and year in Hong Kong. */
const localeOf = (language: Language): string => (language === 'en-US' ? 'en-GB' : language)

/** A day and time in Hong Kong, such as `26 Nov 2026, 17:18`. */
export const dateTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)

/** The time of day in Hong Kong, such as `17:18`, or `17:18:05` with seconds. */
export const timeOfDay = (language: Language, at: number, { withSeconds = false } = {}): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone,
  }).format(at)

/** A day and time in Hong Kong in digits, for columns: `2026-11-26 17:18:05`. */
export const stamp = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at)

/** The day in Hong Kong, `yyyy-mm-dd`. */
export const dayOf = (at: number): string => stamp(at).slice(0, 10)

/** The first millisecond of a day in Hong Kong, which has no daylight saving. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
export const dayMs = 86_400_000

const calendar = (language: Language, at: number, day: 'numeric' | undefined): string =>
  new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'short', day, timeZone }).format(at)

/** A day (`yyyy-mm-dd`) as people read it, such as `26 Nov 2026`. Any other text is returned unchanged. */
export const dayText = (language: Language, day: string): string => {
  const at = startOfDay(day)
  return Number.isNaN(at) ? day : calendar(language, at, 'numeric')
}

/** A day (`yyyy-mm-dd`) on an axis, where there is little room, such as `26/11`. */
export const shortDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'numeric', day: 'numeric', timeZone }).format(startOfDay(day))

/** A month (`yyyy-mm`) as people read it, such as `Nov 2026`. Any other text is returned unchanged. */
export const monthText = (language: Language, month: string): string => {
  const at = startOfDay(`${month}-01`)
  return Number.isNaN(at) ? month : calendar(language, at, undefined)
}

const steps = [
  [60_000, 1_000, 'second'],
  [3_600_000, 60_000, 'minute'],
  [dayMs, 3_600_000, 'hour'],
  [30 * dayMs, dayMs, 'day'],
  [365 * dayMs, 30 * dayMs, 'month'],
  [Number.POSITIVE_INFINITY, 365 * dayMs, 'year'],
] as const

/** The time since `at`, such as `3 hours ago`. */
export const ago = (language: Language, at: number, now: number): string => {
  const passed = Math.max(0, now - at)
  const [, unit, name] = steps.find(([below]) => passed < below) ?? steps[5]
  const many = name === 'second' ? 0 : Math.floor(passed / unit)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-many, name)
}

/** A length of time as minutes and seconds, `1:05`. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
