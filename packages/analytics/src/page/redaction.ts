import { cut } from '../wire/properties.ts'

const contentMax = 80

/**
 * The text of a button without possibly personal content: mail addresses, and numbers of four or more digits, of any
 * script, masked in part or not. It runs in linear time, since a button may contain a whole page.
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
