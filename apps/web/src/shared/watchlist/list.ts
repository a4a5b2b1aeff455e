import { isLine } from '@foyer/api/line-text'
import type { WatchlistGroup } from '@foyer/api/watchlist'

/** A named part of a list; its codes are shown in the order of the list. */
type Group = Readonly<Omit<WatchlistGroup, 'codes'>> & { readonly codes: readonly string[] }

/** A watchlist without its revision. A code is in one group at most. Every change returns a new list. */
export interface List {
  readonly codes: readonly string[]
  readonly groups: readonly Group[]
}

const except = (codes: readonly string[], code: string) => codes.filter((other) => other !== code)

/** The name of the group that a code is in. */
export const groupOf = ({ groups }: List, code: string): string | undefined =>
  groups.find(({ codes }) => codes.includes(code))?.name

/** The codes of a group in the order of the list; without a group, all codes. */
export const codesOf = (list: List, group: string | undefined): readonly string[] =>
  group === undefined ? list.codes : list.codes.filter((code) => groupOf(list, code) === group)

/** Moves a code of the list to a group; without one, out of its group. */
export const regrouped = ({ codes, groups }: List, code: string, to: string | undefined): List => ({
  codes,
  groups: groups.map(({ name, codes: own }) => ({
    name,
    codes: [...except(own, code), ...(name === to ? [code] : [])],
  })),
})

/** Adds a code at the end, and to a group if one is named. */
export const added = ({ codes, groups }: List, code: string, to?: string): List =>
  regrouped({ codes: [...codes, code], groups }, code, to)

export const removed = (list: List, code: string): List => ({
  ...regrouped(list, code, undefined),
  codes: except(list.codes, code),
})

/** Moves a code before all others. */
export const onTop = ({ codes, groups }: List, code: string): List => ({
  codes: [code, ...except(codes, code)],
  groups,
})

/** Gives some codes of the list another order among themselves, at the places that they have together. */
export const reordered = ({ codes, groups }: List, order: readonly string[]): List => {
  const next = order.values()
  return { codes: codes.map((code) => (order.includes(code) ? (next.next().value ?? code) : code)), groups }
}

export const withGroup = ({ codes, groups }: List, name: string): List => ({
  codes,
  groups: [...groups, { name, codes: [] }],
})

export const renamed = ({ codes, groups }: List, from: string, to: string): List => ({
  codes,
  groups: groups.map((group) => (group.name === from ? { ...group, name: to } : group)),
})

/** Deletes a group; its codes remain in the list. */
export const withoutGroup = ({ codes, groups }: List, name: string): List => ({
  codes,
  groups: groups.filter((group) => group.name !== name),
})

/** Why a new name is not possible; undefined if it is. */
export const nameFault = (name: string, { groups }: List): 'missing' | 'used' | undefined => {
  if (!isLine(name)) return 'missing'
  return groups.some((group) => group.name === name) ? 'used' : undefined
}
