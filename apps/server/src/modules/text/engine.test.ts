/// <reference path="./opencc-dictionaries.d.ts" />
import {
  hongKongCharacters,
  sharedWords,
  type Word,
  wordsToHongKong,
  wordsToSimplified,
} from '@foyer/api/chinese/glossary'
import fc from 'fast-check'
import { ConverterBuilder, CustomConverter } from 'opencc-js/core'
import hongKongVariants from 'opencc-js/dict/HKVariants'
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases'
import variantsBack from 'opencc-js/dict/HKVariantsRev'
import phrasesBack from 'opencc-js/dict/HKVariantsRevPhrases'
import traditional from 'opencc-js/dict/STCharacters'
import traditionalPhrases from 'opencc-js/dict/STPhrases'
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'
import simplified from 'opencc-js/dict/TSCharacters'
import simplifiedPhrases from 'opencc-js/dict/TSPhrases'
import { expect, test } from 'vitest'
import { toHongKong, toSimplified } from './convert.ts'

const dictionary = (words: readonly Word[]) => words.map((word) => word.join(' ')).join('|')
const wordsOf = (text: string) => text.split('|').map((entry) => entry.split(' ')[0] ?? '')

/** Texts of dictionary words: adjacent, truncated, and with single characters and other text between them. */
const textsOf = (...dictionaries: readonly string[]) => {
  const part = fc.oneof(...dictionaries.map((text) => fc.constantFrom(...wordsOf(text))))
  const cutOff = fc.tuple(part, fc.nat(4)).map(([word, at]) => word.slice(at))
  return fc.array(fc.oneof(part, cutOff, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join(''))
}

test('the conversion to Hong Kong’s forms equals that of OpenCC’s own engine with the same dictionaries', () => {
  const phrases = [dictionary([...sharedWords, ...wordsToHongKong]), traditionalPhrases, regionalPhrases]
  const s2hk = {
    segmentation: phrases,
    conversionChain: [[...phrases, traditional], [hongKongPhrases, hongKongVariants], [dictionary(hongKongCharacters)]],
  }
  const openCc = ConverterBuilder({ from: { cn: [] }, to: { hk: [] }, configs: { s2hk } })({ from: 'cn', to: 'hk' })
  const texts = textsOf(traditionalPhrases, traditional, hongKongPhrases, dictionary(sharedWords))
  fc.assert(
    fc.property(texts, (text) => {
      expect(toHongKong(text)).toBe(openCc(text))
    }),
    { numRuns: 2000 },
  )
})

test('the conversion to Simplified equals that of OpenCC’s own engine with the same dictionaries', () => {
  const standard = CustomConverter(variantsBack)
  const words = [...sharedWords, ...wordsToSimplified].map(([simple, hongKong]): Word => [hongKong, simple])
  const met = words.map(([hongKong, simple]): Word => [standard(hongKong), simple])
  const hk2s = {
    segmentation: [dictionary(words), simplifiedPhrases],
    conversionChain: [
      [phrasesBack, variantsBack],
      [dictionary(met), simplifiedPhrases, simplified],
    ],
  }
  const openCc = ConverterBuilder({ from: { hk: [] }, to: { cn: [] }, configs: { hk2s } })({ from: 'hk', to: 'cn' })
  const texts = textsOf(simplifiedPhrases, simplified, phrasesBack, variantsBack, dictionary(words))
  fc.assert(
    fc.property(texts, (text) => {
      expect(toSimplified(text)).toBe(openCc(text))
    }),
    { numRuns: 2000 },
  )
})
