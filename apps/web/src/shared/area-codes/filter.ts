import type { AreaCode } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'
import { initialIn } from './names.ts'

/** Ranks of a match; lower is better. The server ranks in the same order. */
const rank = { code: 0, beginning: 1, wordStart: 2, inside: 3, none: 4 } as const

const rankOf = (entry: AreaCode, typed: string, language: Language): number => {
  if (entry.id.toLowerCase() === typed) return rank.code
  if (initialIn(language, entry).toLowerCase() === typed) return rank.beginning
  const names = [entry.nameEn ?? '', entry.nameHk, entry.name].map((name) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  )
  if (names.some((name) => name.startsWith(typed))) return rank.beginning
  if (names.some((name) => name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)))) return rank.wordStart
  // nearly every name contains a given single letter, so one letter does not match inside words
  return typed.length > 1 && names.some((name) => name.includes(typed)) ? rank.inside : rank.none
}

/**
 * Finds entries of a loaded list by one or two Latin letters, best first (V3): by ISO id, initial in the language, and
 * names. Entries of equal rank remain in list order.
 */
export const filterByLetters = (entries: readonly AreaCode[], letters: string, language: Language): AreaCode[] => {
  const typed = letters.toLowerCase()
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed, language) }))
    .filter((row) => row.rank < rank.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
