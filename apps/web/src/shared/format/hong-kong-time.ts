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

/** `2 Nov – 31 Dec 2026`, in Hong Kong time; milliseconds in. */
export const formatPeriod = (language: Language, from: number, to: number): string =>
  format(language, 'date', { dateStyle: language === 'en-US' ? 'medium' : 'long' }).formatRange(from, to)

/** `14:05`, in Hong Kong time; milliseconds in. */
export const formatClock = (language: Language, at: number): string =>
  format(language, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
