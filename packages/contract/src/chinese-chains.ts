import { hongKongCharacters, sharedWords, type Word, wordsToHongKong, wordsToSimplified } from './chinese-glossary.ts'

/** A dictionary of OpenCC: `word form` entries with `|` between them. */
type Dictionary = string

/** What OpenCC's engine takes: words found first, then the stages that each of them goes through. */
interface Chain {
  readonly segmentation: readonly Dictionary[]
  readonly conversionChain: readonly (readonly Dictionary[])[]
}

const dictionary = (words: readonly Word[]): Dictionary => words.map((word) => word.join(' ')).join('|')

interface ToHongKong {
  /** Simplified to Traditional, the first one leading */
  readonly phrases: readonly Dictionary[]
  readonly characters: Dictionary
  /** Traditional to the forms of Hong Kong */
  readonly variants: readonly Dictionary[]
}

/**
 * OpenCC's own chain with our words among its phrases, so that the longest match decides between them: 长期权益 holds
 * no 期权. Server and client turn a text alike because both build this one.
 */
export const hongKongChain = ({ phrases, characters, variants }: ToHongKong): Chain => {
  const words = [dictionary([...sharedWords, ...wordsToHongKong]), ...phrases]
  return {
    segmentation: words,
    conversionChain: [[...words, characters], variants, [dictionary(hongKongCharacters)]],
  }
}

interface ToSimplified {
  readonly phrases: Dictionary
  readonly characters: Dictionary
  /** forms of Hong Kong to Traditional: phrases, then characters */
  readonly variants: readonly [phrases: Dictionary, characters: Dictionary]
}

const standardOf = (characters: Dictionary) => {
  const forms = new Map(characters.split('|').map((entry) => entry.split(' ') as [string, string]))
  return (text: string): string => [...text].map((character) => forms.get(character) ?? character).join('')
}

/** The way back. Our words are met after the forms of Hong Kong were undone. */
export const simplifiedChain = ({ phrases, characters, variants }: ToSimplified): Chain => {
  const standard = standardOf(variants[1])
  const words = [...sharedWords, ...wordsToSimplified].map(([simplified, hongKong]): Word => [hongKong, simplified])
  const met = words.map(([hongKong, simplified]): Word => [standard(hongKong), simplified])
  return {
    segmentation: [dictionary(words), phrases],
    conversionChain: [variants, [dictionary(met), phrases, characters]],
  }
}
