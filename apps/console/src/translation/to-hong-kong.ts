import { hongKongConverter } from '@foyer/api/chinese/chains'
import variants from 'opencc-js/dict/HKVariants'
import variantPhrases from 'opencc-js/dict/HKVariantsPhrases'
import characters from 'opencc-js/dict/STCharacters'
import phrases from 'opencc-js/dict/STPhrases'
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'

/** Converts Simplified to the Traditional of Hong Kong, as the server does when it publishes. A large chunk of its own. */
export const convert = hongKongConverter({
  phrases: [phrases, regionalPhrases],
  characters,
  variants: [variantPhrases, variants],
})
