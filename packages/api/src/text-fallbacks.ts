import { fallbackOf, isLanguage, type Language } from './languages.ts'

/** The language that declares which texts there are, and has all of them. */
export const sourceLanguage = 'zh-CN'

/**
 * The languages in which a reader sees a text that their own lacks, the best first.
 *
 * @param language one that the product does not know has the fallback of a reader abroad
 */
export const fallbacksOf = (language: string): readonly Language[] => [
  isLanguage(language) ? fallbackOf(language) : 'en-US',
  sourceLanguage,
]
