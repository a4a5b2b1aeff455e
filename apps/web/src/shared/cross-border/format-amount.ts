import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/hong-kong-time.ts'
import type { Language } from '../text/languages.ts'

const marks = { HKD: 'HK$', USD: 'US$', CNY: 'CN¥' } as const

/** `CN¥1,500,000`, with hundredths if there are any. Computed in whole minor units, never as a fraction. */
export const formatAmount = (currency: keyof typeof marks, minor: number): string => {
  const rest = minor % 100
  return `${marks[currency]}${formatCount(Math.trunc(minor / 100))}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/** `Oct 31, 2026`, `2026年10月31日`: formats a Hong Kong day in the form of the API. */
export const formatWireDay = (language: Language, day: string): string =>
  formatDay(language, Date.parse(`${day}T00:00:00+08:00`))
