import { cut } from '../wire/properties.ts'

const contentMax = 80

/** The words on a button without what may be somebody's: addresses of mail, and numbers of four digits or more. */
export const redact = (text: string): string =>
  cut(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\S+@\S+/g, '*')
      .replace(/\d(?:[ ,.\-–*]?\d){3,}/g, '*'),
    contentMax,
  )
