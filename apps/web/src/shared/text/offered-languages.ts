import type { Language } from './languages.ts'

/** The languages that the firm offers, in the order of its brand file. */
export const offeredLanguages: readonly Language[] = __LANGUAGES__

export const isOffered = (value: unknown): value is Language => (offeredLanguages as readonly unknown[]).includes(value)

/** Position of a language among those that the firm offers, in which the head script has its texts. */
export const columnOf = (language: Language): number => offeredLanguages.indexOf(language)

/** A1: zh-CN, unless the brand file begins with another language */
export const fallbackLanguage: Language = offeredLanguages[0] ?? 'zh-CN'
