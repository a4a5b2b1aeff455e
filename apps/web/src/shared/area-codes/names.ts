import type { AreaCode } from '@foyer/contract/area-codes'
import type { Language } from '../text/languages.ts'

/** Name of a region in a language (C5). `nameEn` is ours and may be missing in another server's answer (C8). */
export const nameIn = (language: Language, { name, nameHk, nameEn }: AreaCode): string =>
  language === 'zh-CN' ? name : language === 'zh-HK' ? nameHk : (nameEn ?? nameHk)

/** Letter a region stands under: of the Simplified name for zh-CN, of the English one otherwise (C2). */
export const initialIn = (language: Language, { initailCn, initail }: AreaCode): string =>
  (language === 'zh-CN' ? initailCn : initail).toUpperCase()
