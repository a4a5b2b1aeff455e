import { cut } from '../wire/properties.ts'

const contentMax = 80

/**
 * The words on a button without what may be somebody's: addresses of mail, and numbers of four digits or more, of whatever script,
 * masked in part or not. Its time is linear: a button may hold a whole page.
 */
export const redact = (text: string): string =>
  cut(
    text
      .trim()
      .split(/\s+/)
      .map((word) => (/[@＠]/.test(word) ? '*' : word))
      .join(' ')
      .replace(/\p{Nd}(?:[ ,.\-–*/()]*\p{Nd}){3,}/gu, '*'),
    contentMax,
  )
