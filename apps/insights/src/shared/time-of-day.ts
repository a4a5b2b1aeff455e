import type { Language } from '../text/languages.ts'

/** Formats the time of day in Hong Kong, with seconds. */
export const timeOfDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Hong_Kong',
  }).format(at)
