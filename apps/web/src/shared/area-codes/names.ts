import type { AreaCode } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'

/**
 * Returns a region's name in a language (C5). `nameEn` is our extension and may be missing in another server's answer
 * (C8).
 */
export const nameIn = (language: Language, { name, nameHk, nameEn }: AreaCode): string =>
  language === 'zh-CN' ? name : language === 'zh-HK' ? nameHk : (nameEn ?? nameHk)

/** Returns the index letter of a region: from the Simplified name for zh-CN, otherwise from the English one (C2). */
export const initialIn = (language: Language, { initailCn, initail }: AreaCode): string =>
  (language === 'zh-CN' ? initailCn : initail).toUpperCase()
