import { hongKongCharacters, sharedWords, type Word, wordsToHongKong, wordsToSimplified } from './glossary.ts'

/** A dictionary of OpenCC: `word form` entries separated by `|`. */
type Dictionary = string

interface Forms {
  readonly of: ReadonlyMap<string, string>
  /** length of the longest word that begins with a character, by that character */
  readonly longest: ReadonlyMap<number, number>
}

/** If two dictionaries contain the same word, the first one applies. */
const formsIn = (...dictionaries: readonly Dictionary[]): Forms => {
  const of = new Map<string, string>()
  const longest = new Map<number, number>()
  for (const dictionary of [...dictionaries].reverse())
    for (const entry of dictionary.split('|')) {
      const space = entry.indexOf(' ')
      const first = entry.codePointAt(0) ?? 0
      of.set(entry.slice(0, space), entry.slice(space + 1))
      if (space > (longest.get(first) ?? 0)) longest.set(first, space)
    }
  return { of, longest }
}

/** Length of the longest known word that begins at `at`; 0 if there is none. */
const wordAt = (text: string, at: number, { of, longest }: Forms): number => {
  let length = Math.min(longest.get(text.codePointAt(at) ?? 0) ?? 0, text.length - at)
  while (length > 0 && !of.has(text.slice(at, at + length))) length--
  return length
}

/** Splits a text into known words and the text between them. */
const cut = (text: string, words: Forms): string[] => {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    const length = wordAt(text, at, words)
    const end = at + (length || ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1))
    if (length > 0) {
      if (from < at) pieces.push(text.slice(from, at))
      pieces.push(text.slice(at, end))
      from = end
    }
    at = end
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** Phrases, and characters for the text between phrases. */
interface Stage {
  readonly phrases: Forms
  readonly characters: Forms
}

const replace = (text: string, forms: Forms): string =>
  cut(text, forms)
    .map((piece) => forms.of.get(piece) ?? piece)
    .join('')

const turn = (text: string, { phrases, characters }: Stage): string =>
  cut(text, phrases)
    .map((piece) => phrases.of.get(piece) ?? replace(piece, characters))
    .join('')

/**
 * Converts as OpenCC does: the text is split into words, and each word passes through all stages separately. OpenCC's
 * own engine builds trees of maps from the dictionaries; this one builds one table for each, which takes a fraction of
 * the time and memory (decision 0091). A test compares the two.
 */
const converter =
  (words: Forms, stages: readonly Stage[]) =>
  (text: string): string =>
    cut(text, words)
      .map((piece) => stages.reduce(turn, piece))
      .join('')

const dictionary = (words: readonly Word[]): Dictionary => words.map((word) => word.join(' ')).join('|')

const nothing = formsIn()

interface ToHongKong {
  /** Simplified to Traditional; the first dictionary takes precedence */
  readonly phrases: readonly Dictionary[]
  readonly characters: Dictionary
  /** Traditional to the forms of Hong Kong: phrases, then characters */
  readonly variants: readonly [phrases: Dictionary, characters: Dictionary]
}

/**
 * Converts Simplified to the Traditional of Hong Kong. Our words are added to OpenCC's phrases, so that the longest
 * match wins: 长期权益 does not contain 期权. Server and client both call this function, so they convert alike.
 */
export const hongKongConverter = ({ phrases, characters, variants }: ToHongKong) => {
  const words = formsIn(dictionary([...sharedWords, ...wordsToHongKong]), ...phrases)
  return converter(words, [
    { phrases: words, characters: formsIn(characters) },
    { phrases: formsIn(variants[0]), characters: formsIn(variants[1]) },
    { phrases: nothing, characters: formsIn(dictionary(hongKongCharacters)) },
  ])
}

interface ToSimplified {
  readonly phrases: Dictionary
  readonly characters: Dictionary
  /** forms of Hong Kong to Traditional: phrases, then characters */
  readonly variants: readonly [phrases: Dictionary, characters: Dictionary]
}

/**
 * Converts the Traditional of Hong Kong to Simplified. Our words are matched after the forms of Hong Kong have been
 * undone.
 */
export const simplifiedConverter = ({ phrases, characters, variants }: ToSimplified) => {
  const standard = formsIn(variants[1])
  const words = [...sharedWords, ...wordsToSimplified].map(([simplified, hongKong]): Word => [hongKong, simplified])
  const met = words.map(([hongKong, simplified]): Word => [replace(hongKong, standard), simplified])
  return converter(formsIn(dictionary(words), phrases), [
    { phrases: formsIn(variants[0]), characters: standard },
    { phrases: formsIn(dictionary(met), phrases), characters: formsIn(characters) },
  ])
}
