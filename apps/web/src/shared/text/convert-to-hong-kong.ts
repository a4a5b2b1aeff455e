import { hongKongChain } from '@foyer/contract/chinese-chains'
import { ConverterBuilder } from 'opencc-js/core'
import variants from 'opencc-js/dict/HKVariants'
import variantPhrases from 'opencc-js/dict/HKVariantsPhrases'
import characters from 'opencc-js/dict/STCharacters'
import phrases from 'opencc-js/dict/STPhrases'
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'

const s2hk = hongKongChain({
  phrases: [phrases, regionalPhrases],
  characters,
  variants: [variantPhrases, variants],
})

/** Simplified to Traditional of Hong Kong. A chunk of its own: 330 KB on the wire. */
export const convert = ConverterBuilder({ from: { cn: [] }, to: { hk: [] }, configs: { s2hk } })({
  from: 'cn',
  to: 'hk',
})
