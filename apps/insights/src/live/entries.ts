import type { LiveGlimpse } from '@foyer/api/tracking/operators'

/** An entry of the list: an event, a rejection, or a gap. */
export type Entry = { readonly nth: number } & ({ readonly glimpse: LiveGlimpse } | { readonly missed: number | null })

export const mostEntries = 200

/** Adds entries, newest first, and removes those above the limit. */
export const withNew = (entries: readonly Entry[], added: readonly Entry[]): Entry[] =>
  [...added.toReversed(), ...entries].slice(0, mostEntries)

export type Kind = 'all' | 'accepted' | 'rejected'
export const kinds: readonly Kind[] = ['all', 'accepted', 'rejected']

/** Returns whether an entry matches the filter; a gap always does. */
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
