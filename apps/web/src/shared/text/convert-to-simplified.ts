import { simplifiedConverter } from '@foyer/api/chinese/chains'
import variants from 'opencc-js/dict/HKVariantsRev'
import variantPhrases from 'opencc-js/dict/HKVariantsRevPhrases'
import characters from 'opencc-js/dict/TSCharacters'
import phrases from 'opencc-js/dict/TSPhrases'

/** Converts the Traditional of Hong Kong to Simplified. A chunk of its own: 17 KB compressed. */
export const convert = simplifiedConverter({ phrases, characters, variants: [variantPhrases, variants] })
