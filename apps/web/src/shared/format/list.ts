import { isChinese } from '@foyer/api/chinese/is-chinese'
import type { Language } from '@foyer/api/languages'

/** `A, B`, `A、B`: names in a row. */
export const listOf = (language: Language, names: readonly string[]): string =>
  names.join(isChinese(language) ? '、' : ', ')
