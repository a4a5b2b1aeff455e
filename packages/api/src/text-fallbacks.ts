import type { Language } from './content.ts'

/** The language that declares which texts there are, and has all of them. */
export const sourceLanguage = 'zh-CN'

/** The languages in which a reader sees a text that their own lacks, the best first. */
export const fallbacksOf = (language: string): readonly Language[] =>
  language.startsWith('zh') ? [sourceLanguage] : ['en-US', sourceLanguage]
