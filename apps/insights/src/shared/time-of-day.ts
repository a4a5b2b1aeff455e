import type { Language } from '../text/languages.ts'

/** The second of a day in Hong Kong, where the house is. */
export const timeOfDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Hong_Kong',
  }).format(at)
