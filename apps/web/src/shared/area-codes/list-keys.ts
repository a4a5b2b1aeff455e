import type { AreaCode } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'
import { initialIn, nameIn } from './names.ts'

/**
 * Returns the row that a key moves to, in a list of `count` rows with `page` of them in view; undefined for any other
 * key (C10).
 */
export const moveBy = (key: string, at: number | undefined, count: number, page: number): number | undefined => {
  const last = count - 1
  if (last < 0) return undefined
  const within = (to: number) => Math.max(0, Math.min(last, to))
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return within((at ?? -1) + 1)
  if (key === 'ArrowUp') return within((at ?? count) - 1)
  if (key === 'PageDown') return within((at ?? 0) + page)
  if (key === 'PageUp') return within((at ?? 0) - page)
  return undefined
}

/** A pause of more than this many milliseconds starts a new word. */
const wordPause = 700

export interface Typed {
  word: string
  /** timestamp of the last key event in milliseconds */
  at: number
}

/** Returns whether a further character, including a space, still belongs to the word. */
export const isTyping = ({ at }: Typed, now: number): boolean => now - at <= wordPause

/** Returns the typed word extended by one character. */
export const typeOn = (typed: Typed, character: string, now: number): Typed => ({
  word: isTyping(typed, now) ? typed.word + character : character,
  at: now,
})

const begins = (entry: AreaCode, word: string, language: Language): boolean =>
  [nameIn(language, entry), entry.nameEn ?? '', entry.value, `+${entry.value}`].some((text) =>
    text.toLocaleLowerCase(language).startsWith(word),
  ) || initialIn(language, entry).toLowerCase() === word

/**
 * Returns the row that the typed letters or digits select, searching from `at` and wrapping around; undefined if none
 * matches. One letter typed repeatedly moves from one row of that letter to the next.
 */
export const typeAhead = (
  rows: readonly AreaCode[],
  typed: string,
  at: number | undefined,
  language: Language,
): number | undefined => {
  const whole = typed.toLocaleLowerCase(language)
  const isRepeated = /^(\p{L})\1*$/u.test(whole)
  const word = isRepeated ? whole.slice(0, 1) : whole
  // a first character moves past the current row; further characters may stay on it
  const start = at === undefined ? 0 : at + (isRepeated || whole.length === 1 ? 1 : 0)
  for (let step = 0; step < rows.length; step++) {
    const place = (start + step) % rows.length
    const entry = rows[place]
    if (entry && begins(entry, word, language)) return place
  }
  return undefined
}
