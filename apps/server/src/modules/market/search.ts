import { inEachLanguage } from '@foyer/api/each-language'
import type { InstrumentFacts } from '@foyer/api/market'
import { mostFound } from '@foyer/api/market-limits'
import { fold } from '../area-codes/public.ts'
import { type Instrument, quoted } from './instruments.ts'
import { derivedFromListed } from './listed.ts'
import { factsOf } from './quotes.ts'

/** Lower is better. */
const rank = { code: 0, name: 1, codePrefix: 2, prefix: 3, wordStart: 4, inside: 5, none: 6 } as const

/** The search data of an instrument, prepared once. */
interface Row {
  readonly instrument: Instrument
  /** in lower case: the listed code and the code without leading zeros */
  readonly codes: readonly string[]
  /** the words of each of its names */
  readonly names: readonly (readonly string[])[]
}

const rowsOf = derivedFromListed((): readonly Row[] =>
  [...quoted.values()].map((instrument) => {
    const code = instrument.code.toLowerCase()
    return {
      instrument,
      codes: [...new Set([code, code.replace(/^0+/, '')])],
      names: inEachLanguage(instrument.name).map(fold),
    }
  }),
)

const rankOfName = (name: readonly string[], typed: string): number => {
  const whole = name.join('')
  if (whole === typed) return rank.name
  if (whole.startsWith(typed)) return rank.prefix
  if (name.some((_, nth) => name.slice(nth).join('').startsWith(typed))) return rank.wordStart
  return whole.includes(typed) ? rank.inside : rank.none
}

const rankOf = ({ codes, names }: Row, words: readonly string[]): number => {
  const typed = words.join('')
  if (codes.includes(typed)) return rank.code
  if (codes.some((code) => code.startsWith(typed))) return rank.codePrefix
  const best = Math.min(...names.map((name) => rankOfName(name, typed)))
  if (best < rank.none || words.length === 1) return best
  // several words match in any order: 'etf bitcoin', 'bank 99101'
  const starts = [...codes, ...names.flat()]
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? rank.wordStart : rank.none
}

/**
 * Finds instruments by code or by a name in any language, best match first and equal ones by code. Scripts, case, width
 * and diacritics make no difference. Accepts any string; an empty one finds nothing.
 */
export const searchInstruments = (content: string): InstrumentFacts[] => {
  const words = fold(content)
  if (words.length === 0) return []
  return rowsOf()
    .map((row) => ({ row, rank: rankOf(row, words) }))
    .filter((found) => found.rank < rank.none)
    .sort((a, b) => a.rank - b.rank || (a.row.instrument.code < b.row.instrument.code ? -1 : 1))
    .slice(0, mostFound)
    .map(({ row }) => factsOf(row.instrument))
}
