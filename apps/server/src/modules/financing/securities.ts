import { inEachLanguage } from '@foyer/api/each-language'
import type { MarginableReply, MarginableSecurity } from '@foyer/api/financing'
import { fold } from '../area-codes/public.ts'
import { derivedFromListed, instruments } from '../market/public.ts'

const pageSize = 20

interface Row {
  readonly security: MarginableSecurity
  /** words of code and names, folded */
  readonly words: readonly string[]
}

/** Instruments that are collateral, with the market's ratios, in the order of their codes. */
const rowsOf = derivedFromListed((): readonly Row[] =>
  [...instruments.values()]
    .filter(({ marginable }) => marginable > 0)
    .sort((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, name, currency, marginable }) => ({
      security: { code, name, currency, ratio: marginable },
      words: [code, ...inEachLanguage(name)].flatMap(fold),
    })),
)

/**
 * Whether a word matches. Latin letters match only the start of a word, because they occur inside too many. Digits and
 * Chinese characters match anywhere.
 */
const holds = (word: string, part: string): boolean =>
  /^[a-z]/.test(part) ? word.startsWith(part) : word.includes(part)

/** Rows that contain every typed word in code or names. An empty text finds all; punctuation alone finds nothing. */
const search = (content: string): readonly Row[] => {
  const typed = fold(content)
  if (typed.length === 0) return content.trim() === '' ? rowsOf() : []
  return rowsOf().filter(({ words }) => typed.every((part) => words.some((word) => holds(word, part))))
}

/**
 * Returns one page of the matching securities. Never throws, whatever the search text.
 *
 * @param cursor the code that ended the previous page
 */
export const searchSecurities = (content: string, cursor: string | undefined): MarginableReply => {
  const found = search(content).map(({ security }) => security)
  const rest = found.filter(({ code }) => cursor === undefined || code > cursor)
  const securities = rest.slice(0, pageSize)
  const next = rest.length > pageSize ? (securities.at(-1)?.code ?? null) : null
  return { withheld: false, total: found.length, securities, next }
}

export const withheldSecurities: MarginableReply = { withheld: true, total: 0, securities: [], next: null }
