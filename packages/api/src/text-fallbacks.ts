import { fallbackOf, isLanguage, type Language } from './languages.ts'

/** The language that declares which texts there are, and has all of them. */
export const sourceLanguage = 'zh-CN'

/**
 * The languages in which a reader sees a text that their own lacks, the best first.
 *
 * @param language BCP 47 tag; the fallback of a language outside of the product's list is English
 */
export const fallbacksOf = (language: string): readonly Language[] => [
  isLanguage(language) ? fallbackOf(language) : 'en-US',
  sourceLanguage,
]
