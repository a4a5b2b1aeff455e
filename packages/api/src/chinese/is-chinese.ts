import type { Language } from '../languages.ts'

/** Whether a language is written in Chinese characters, without spaces between words. */
export const isChinese = (language: Language): boolean => language.startsWith('zh')
