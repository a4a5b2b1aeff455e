import { hongKongChain, simplifiedChain } from '@foyer/contract/chinese-chains'
import { ConverterBuilder, type ConverterFunction } from 'opencc-js/core'
import hongKongVariants from 'opencc-js/dict/HKVariants'
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases'
import variantsBack from 'opencc-js/dict/HKVariantsRev'
import phrasesBack from 'opencc-js/dict/HKVariantsRevPhrases'
import traditional from 'opencc-js/dict/STCharacters'
import traditionalPhrases from 'opencc-js/dict/STPhrases'
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'
import simplified from 'opencc-js/dict/TSCharacters'
import simplifiedPhrases from 'opencc-js/dict/TSPhrases'

/** Made when first asked for: 240 ms and 40 MB that a server which publishes nothing never spends. */
const lazily = (build: () => ConverterFunction): ConverterFunction => {
  let convert: ConverterFunction | undefined
  return (text) => {
    convert ??= build()
    return convert(text)
  }
}

/** Simplified Chinese as a Hong Kong brokerage would write it: 账户信息 → 賬戶資訊. */
export const toHongKong = lazily(() => {
  const s2hk = hongKongChain({
    phrases: [traditionalPhrases, regionalPhrases],
    characters: traditional,
    variants: [hongKongPhrases, hongKongVariants],
  })
  return ConverterBuilder({ from: { cn: [] }, to: { hk: [] }, configs: { s2hk } })({ from: 'cn', to: 'hk' })
})

/** Traditional Chinese of Hong Kong in Simplified: 孖展賬戶 → 融资账户. */
export const toSimplified = lazily(() => {
  const hk2s = simplifiedChain({
    phrases: simplifiedPhrases,
    characters: simplified,
    variants: [phrasesBack, variantsBack],
  })
  return ConverterBuilder({ from: { hk: [] }, to: { cn: [] }, configs: { hk2s } })({ from: 'hk', to: 'cn' })
})
