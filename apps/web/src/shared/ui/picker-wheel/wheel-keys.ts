import { pickerVisibleOptions } from '@foyer/protocol/limits'
import { nearestChoosable, nextChoosable, type WheelOption } from './columns.ts'

/** Returns the row that a key moves to from `at`, skipping disabled rows; undefined for any other key. */
export const moveBy = (key: string, options: readonly WheelOption[], at: number): number | undefined => {
  const last = options.length - 1
  const page = pickerVisibleOptions - 1 // one row stays visible for orientation
  if (key === 'ArrowDown') return nextChoosable(options, at + 1, 1)
  if (key === 'ArrowUp') return nextChoosable(options, at - 1, -1)
  if (key === 'Home') return nextChoosable(options, 0, 1)
  if (key === 'End') return nextChoosable(options, last, -1)
  if (key === 'PageDown') return nearestChoosable(options, Math.min(last, at + page))
  if (key === 'PageUp') return nearestChoosable(options, Math.max(0, at - page))
  return undefined
}

/** A pause of more than this many milliseconds starts a new word. */
const wordPause = 700

/** The text typed so far, and the time of its last character. */
export interface Typed {
  word: string
  at: number
}

export const typeOn = (typed: Typed, character: string, now: number): Typed => ({
  word: (now - typed.at <= wordPause ? typed.word : '') + character.toLowerCase(),
  at: now,
})

/**
 * Returns the row that the typed text selects: an exact match, otherwise the next row that begins with it, searching
 * from `at` and wrapping around. One letter typed repeatedly moves from one row of that letter to the next.
 */
export const typeAhead = (options: readonly WheelOption[], typed: string, at: number): number | undefined => {
  const isRepeated = /^(\p{L})\1+$/u.test(typed)
  const word = isRepeated ? typed.slice(0, 1) : typed
  const start = at + (word.length === 1 ? 1 : 0)
  const rows = options.map((_, step) => (start + step) % options.length).filter((row) => !options[row]?.disabled)
  const names = (row: number) => [options[row]?.label, options[row]?.value].map((name) => name?.toLowerCase() ?? '')
  return rows.find((row) => names(row).includes(word)) ?? rows.find((row) => names(row).some((n) => n.startsWith(word)))
}
