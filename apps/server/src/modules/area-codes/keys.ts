import type { Region } from '../../regions/regions.ts'
import { fold } from './fold.ts'

/**
 * One folded text that finds a region. `code`, an ISO code, matches only as a whole. `initials` also match by prefix.
 * `sound`, pinyin, also matches from the start of a syllable, but not from inside one, because half of all three-letter
 * texts occur inside some reading. `name` and `calling` also match inside a word.
 */
export interface Key {
  readonly kind: 'code' | 'calling' | 'name' | 'sound' | 'initials'
  readonly words: readonly string[]
  /** the words joined without separators, so that a missing or extra space, hyphen or apostrophe still matches */
  readonly text: string
  /** offsets in `text` at which a word starts */
  readonly starts: readonly number[]
}

const keyOf = (kind: Key['kind'], words: readonly string[]): Key => {
  const starts = words.map((_, i) => words.slice(0, i).join('').length)
  return { kind, words, text: words.join(''), starts }
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('')

const newKeysOf = ({ entry, iso, chinese, english, pinyin }: Region): Key[] => {
  const latin = [entry.nameEn ?? '', ...english].map(fold)
  const syllables = pinyin.map(fold)
  const keys = [
    ...iso.map((code) => keyOf('code', fold(code))),
    keyOf('calling', fold(entry.value)),
    ...[entry.name, entry.nameHk, ...chinese].map((name) => keyOf('name', fold(name))),
    ...latin.map((words) => keyOf('name', words)),
    ...syllables.map((words) => keyOf('sound', words)),
    ...[...syllables, ...latin.filter((words) => words.length > 1)].map((words) =>
      keyOf('initials', [initialsOf(words)]),
    ),
  ]
  return [...new Map(keys.map((key) => [`${key.kind} ${key.text}`, key])).values()]
}

const known = new WeakMap<Region, readonly Key[]>()
/** All keys of a region, without duplicates. A process computes them once, and may build several servers. */
export const keysOf = (region: Region): readonly Key[] => {
  const keys = known.get(region) ?? newKeysOf(region)
  known.set(region, keys)
  return keys
}
