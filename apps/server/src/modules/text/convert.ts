/// <reference path="./opencc-dictionaries.d.ts" />
import { hongKongConverter, simplifiedConverter } from '@foyer/api/chinese/chains'
import hongKongVariants from 'opencc-js/dict/HKVariants'
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases'
import variantsBack from 'opencc-js/dict/HKVariantsRev'
import phrasesBack from 'opencc-js/dict/HKVariantsRevPhrases'
import traditional from 'opencc-js/dict/STCharacters'
import traditionalPhrases from 'opencc-js/dict/STPhrases'
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'
import simplified from 'opencc-js/dict/TSCharacters'
import simplifiedPhrases from 'opencc-js/dict/TSPhrases'

type Convert = (text: string) => string

/** Created at the first use: a server that publishes nothing never needs it. */
const lazily = (build: () => Convert): Convert => {
  let convert: Convert | undefined
  return (text) => {
    convert ??= build()
    return convert(text)
  }
}

/** Simplified Chinese in the terms of a Hong Kong brokerage: 账户信息 → 賬戶資訊. */
export const toHongKong = lazily(() =>
  hongKongConverter({
    phrases: [traditionalPhrases, regionalPhrases],
    characters: traditional,
    variants: [hongKongPhrases, hongKongVariants],
  }),
)

/** Traditional Chinese of Hong Kong in Simplified: 孖展賬戶 → 融资账户. */
export const toSimplified = lazily(() =>
  simplifiedConverter({
    phrases: simplifiedPhrases,
    characters: simplified,
    variants: [phrasesBack, variantsBack],
  }),
)
