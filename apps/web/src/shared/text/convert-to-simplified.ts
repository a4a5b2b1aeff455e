import { simplifiedChain } from '@foyer/contract/chinese-chains'
import { ConverterBuilder } from 'opencc-js/core'
import variants from 'opencc-js/dict/HKVariantsRev'
import variantPhrases from 'opencc-js/dict/HKVariantsRevPhrases'
import characters from 'opencc-js/dict/TSCharacters'
import phrases from 'opencc-js/dict/TSPhrases'

const hk2s = simplifiedChain({ phrases, characters, variants: [variantPhrases, variants] })

/** Traditional of Hong Kong to Simplified. A chunk of its own: 17 KB on the wire. */
export const convert = ConverterBuilder({ from: { hk: [] }, to: { cn: [] }, configs: { hk2s } })({
  from: 'hk',
  to: 'cn',
})
