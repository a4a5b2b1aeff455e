import type { LiveGlimpse } from '@foyer/contract/tracking-operators'

/** What the list shows: an event or a rejection, or a gap. */
export type Entry = { readonly nth: number } & ({ readonly glimpse: LiveGlimpse } | { readonly missed: number | null })

export const mostEntries = 200

/** The newest first, and no more than the list can hold. */
export const withNew = (entries: readonly Entry[], added: readonly Entry[]): Entry[] =>
  [...added.toReversed(), ...entries].slice(0, mostEntries)

export type Kind = 'all' | 'taken' | 'rejected'
export const kinds: readonly Kind[] = ['all', 'taken', 'rejected']

/** Whether an entry is asked for; a gap is a gap in whatever is. */
export const fits = (entry: Entry, kind: Kind, words: string): boolean => {
  if (!('glimpse' in entry)) return true
  const { glimpse } = entry
  const isRejection = 'rejection' in glimpse
  if (kind !== 'all' && isRejection !== (kind === 'rejected')) return false
  const about = isRejection
    ? `${glimpse.rejection.reason} ${glimpse.rejection.field}`
    : `${glimpse.event.type} ${glimpse.event.event ?? ''}`
  return about.toLowerCase().includes(words.trim().toLowerCase())
}
