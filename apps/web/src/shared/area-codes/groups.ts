import type { AreaCode, AreaCodeReply } from '@foyer/contract/area-codes'
import type { Language } from '../text/languages.ts'
import { initialIn, nameIn } from './names.ts'

export type AreaCodeList = AreaCodeReply['data']

/** One stretch of the list under a heading. */
export interface Group {
  /** a letter, `#` for an initial that is none, `often` for the common entries, `found` for what a search found */
  readonly key: string
  /** place of its first row among all rows of the list */
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
 * The alphabetical index list: the common entries in the server's order, then by initial and name (C2). Kept with the list,
 * since the first collator of a language takes a phone 40 ms.
 */
export const groupByInitial = (list: AreaCodeList, language: Language): Group[] => {
  const byLanguage = sorted.get(list) ?? new Map<Language, Group[]>()
  sorted.set(list, byLanguage)
  const groups = byLanguage.get(language) ?? sort(list, language)
  byLanguage.set(language, groups)
  return groups
}

/** What a search found, best first: one group, so that the order of the search is seen. */
export const groupOfFound = (entries: readonly AreaCode[]): Group[] => placed([{ key: 'found', entries }])

/** The beginning of the list that is rendered before the rest: `count` rows, counted from the one at `place` on. */
export const firstRows = (groups: readonly Group[], count: number, place = 0): Group[] => {
  const end = place + count
  return groups
    .filter(({ first }) => first < end)
    .map((group) => ({ ...group, entries: group.entries.slice(0, end - group.first) }))
}

/** Rows of all groups in the order of the list. */
export const rowsOf = (groups: readonly Group[]): AreaCode[] => groups.flatMap(({ entries }) => entries)

/** Place of a region's first row, so that one row is the current one though common entries stand in two groups (C5). */
export const placeOf = (rows: readonly AreaCode[], id: string): number | undefined => {
  const place = rows.findIndex((row) => row.id === id)
  return place < 0 ? undefined : place
}
