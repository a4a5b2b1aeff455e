import { localeOf } from '../../format/locale.ts'
import type { Language } from '../../text/languages.ts'

/**
 * Names of months and days from `Intl`, so that no dictionary is loaded. Dates are in the device's time zone, as
 * `dateOf` creates them.
 */
export const dayNames = (language: Language) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(language), options)
    return (date: Date) => format.format(date)
  }
  const shortWeekday = formatter({ weekday: 'short' })
  return {
    month: formatter({ year: 'numeric', month: 'long' }),
    /** one character in Chinese; two letters in English, where S and T are ambiguous */
    weekday: language === 'en-US' ? (date: Date) => shortWeekday(date).slice(0, 2) : formatter({ weekday: 'narrow' }),
    longWeekday: formatter({ weekday: 'long' }),
    whole: formatter({ dateStyle: 'full' }),
    short: formatter({ month: 'long', day: 'numeric', weekday: 'short' }),
  }
}
