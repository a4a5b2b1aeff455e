import type { AreaCode, AreaCodeReply } from '@foyer/api/area-codes'
import type { Region } from '../../regions/regions.ts'
import { fold } from './fold.ts'
import { type Key, keysOf } from './keys.ts'

/** The prepared data of a search. */
export interface SearchIndex {
  readonly everything: AreaCodeReply['data']
  /** the often group first, in its own order, then by English name; rows of equal rank stay in this order */
  readonly rows: readonly { readonly entry: AreaCode; readonly keys: readonly Key[] }[]
}

/** Lower is better. A whole name ranks above a prefix so that 印度 finds India before Indonesia. */
const rank = { code: 0, whole: 1, prefix: 2, wordStart: 3, inside: 4, none: 5 } as const

/**
 * Prepares the search.
 *
 * @param regions in the order in which an empty search lists them
 * @param oftenIds ISO ids of the often group, in its order
 * @throws Error if an id in `oftenIds` belongs to no region
 */
export const searchIndex = (regions: readonly Region[], oftenIds: readonly string[]): SearchIndex => {
  const often = [...new Set(oftenIds)].map((id) => {
    const region = regions.find(({ entry }) => entry.id === id)
    if (!region) throw new Error(`the often group of area codes names a region that does not exist: ${id}`)
    return region
  })
  const rows = [...new Set([...often, ...regions])].map((region) => ({ entry: region.entry, keys: keysOf(region) }))
  return { everything: { all: regions.map(({ entry }) => entry), often: often.map(({ entry }) => entry) }, rows }
}

const startsWord = ({ text, starts }: Key, word: string): boolean =>
  starts.some((start) => text.startsWith(word, start))

const rankOfKey = (key: Key, text: string): number => {
  const exact = key.kind === 'code' || key.kind === 'calling'
  if (key.text === text) return exact ? rank.code : rank.whole
  if (key.kind === 'code') return rank.none
  if (key.text.startsWith(text)) return rank.prefix
  if (startsWord(key, text)) return rank.wordStart
  const inside = key.kind === 'name' || key.kind === 'calling'
  return inside && key.words.some((word) => word.includes(text)) ? rank.inside : rank.none
}

/** Several words may match in any order and in different keys: the shown text 'Hong Kong +852' finds its own row. */
const rankOfRow = (keys: readonly Key[], text: string, words: readonly string[]): number => {
  const best = Math.min(...keys.map((key) => rankOfKey(key, text)))
  if (best <= rank.wordStart || words.length === 1) return best
  return words.every((word) => keys.some((key) => rankOfKey(key, word) <= rank.wordStart)) ? rank.wordStart : best
}

/**
 * Returns the regions that `content` finds, best first: exact code, whole name, prefix, start of a word, inside a word.
 * Equal ranks are ordered by the often group, then by English name. `often` contains the matches of the often group. An
 * empty text or a lone `+` finds everything. Never throws.
 */
export const searchRegions = (index: SearchIndex, content: string): AreaCodeReply['data'] => {
  const typed = content.normalize('NFKC').trim()
  if (typed === '' || typed === '+') return index.everything
  const words = fold(typed)
  if (words.length === 0) return { all: [], often: [] }
  const text = words.join('')
  const found = index.rows
    .map(({ entry, keys }) => ({ entry, rank: rankOfRow(keys, text, words) }))
    .filter((row) => row.rank < rank.none)
    .sort((a, b) => a.rank - b.rank)
  const all = found.map(({ entry }) => entry)
  const { often } = index.everything
  return { all, often: all.filter((entry) => often.includes(entry)) }
}
