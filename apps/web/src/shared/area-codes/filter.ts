import type { AreaCode } from '@foyer/contract/area-codes'
import type { Language } from '../text/languages.ts'
import { initialIn } from './names.ts'

/** Lower is better; the server ranks the same way. */
const rank = { code: 0, beginning: 1, wordStart: 2, inside: 3, none: 4 } as const

const rankOf = (entry: AreaCode, typed: string, language: Language): number => {
  if (entry.id.toLowerCase() === typed) return rank.code
  if (initialIn(language, entry).toLowerCase() === typed) return rank.beginning
  const names = [entry.nameEn ?? '', entry.nameHk, entry.name].map((name) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  )
  if (names.some((name) => name.startsWith(typed))) return rank.beginning
  if (names.some((name) => name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)))) return rank.wordStart
  // one letter stands inside nearly every name
  return typed.length > 1 && names.some((name) => name.includes(typed)) ? rank.inside : rank.none
}

/**
 * What one or two latin letters find in a list already loaded, best first (V3): ISO id, initial in the language, names.
 * Rows of one rank keep their order.
 */
export const filterByLetters = (entries: readonly AreaCode[], letters: string, language: Language): AreaCode[] => {
  const typed = letters.toLowerCase()
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed, language) }))
    .filter((row) => row.rank < rank.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
