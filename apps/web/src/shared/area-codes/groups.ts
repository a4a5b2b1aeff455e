import type { AreaCode, AreaCodeReply } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'
import { initialIn, nameIn } from './names.ts'

export type AreaCodeList = AreaCodeReply['data']

/** Consecutive rows of the list under one heading. */
export interface Group {
  /** a letter, `#` for an initial that is no letter, `often` for the common entries, `found` for search results */
  readonly key: string
  /** index of its first row among all rows of the list */
  readonly first: number
  readonly entries: readonly AreaCode[]
}

const placed = (groups: readonly { key: string; entries: readonly AreaCode[] }[]): Group[] => {
  let first = 0
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => {
      const place = { ...group, first }
      first += group.entries.length
      return place
    })
}

const isLetter = (key: string): boolean => /^[A-Z]$/.test(key)

const sort = ({ all, often }: AreaCodeList, language: Language): Group[] => {
  const { compare } = new Intl.Collator(language)
  const named = all.map((entry) => ({ entry, name: nameIn(language, entry) }))
  const byInitial = new Map<string, AreaCode[]>()
  for (const { entry } of named.sort((a, b) => compare(a.name, b.name))) {
    const initial = initialIn(language, entry)
    const key = isLetter(initial) ? initial : '#'
    byInitial.set(key, [...(byInitial.get(key) ?? []), entry])
  }
  const letters = [...byInitial.keys()].sort((a, b) => Number(a === '#') - Number(b === '#') || (a < b ? -1 : 1))
  return placed([
    { key: 'often', entries: often },
    ...letters.map((key) => ({ key, entries: byInitial.get(key) ?? [] })),
  ])
}

const sorted = new WeakMap<AreaCodeList, Map<Language, Group[]>>()

/**
 * Groups the list for the index: the common entries in the server's order, then by initial and name (C2). Caches the
 * result with the list, since the first collator of a language takes 40 ms on a phone.
 */
export const groupByInitial = (list: AreaCodeList, language: Language): Group[] => {
  const byLanguage = sorted.get(list) ?? new Map<Language, Group[]>()
  sorted.set(list, byLanguage)
  const groups = byLanguage.get(language) ?? sort(list, language)
  byLanguage.set(language, groups)
  return groups
}

/** Puts search results in one group, best first, so that their order is retained. */
export const groupOfFound = (entries: readonly AreaCode[]): Group[] => placed([{ key: 'found', entries }])

/** Returns the `count` rows from index `place` on, which render before the others. */
export const firstRows = (groups: readonly Group[], count: number, place = 0): Group[] => {
  const end = place + count
  return groups
    .filter(({ first }) => first < end)
    .map((group) => ({ ...group, entries: group.entries.slice(0, end - group.first) }))
}

/** Returns the rows of all groups in the order of the list. */
export const rowsOf = (groups: readonly Group[]): AreaCode[] => groups.flatMap(({ entries }) => entries)

/**
 * Returns the index of a region's first row, so that only one row is current although common entries are in two groups
 * (C5).
 */
export const placeOf = (rows: readonly AreaCode[], id: string): number | undefined => {
  const place = rows.findIndex((row) => row.id === id)
  return place < 0 ? undefined : place
}
