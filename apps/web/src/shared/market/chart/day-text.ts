import { formatDay } from '../../format/hong-kong-time.ts'
import type { Language } from '../../text/languages.ts'

/** A day of Hong Kong, YYYY-MM-DD, in words. */
export const dayText = (language: Language, day: string): string =>
  formatDay(language, Date.parse(`${day}T12:00:00+08:00`))
