import { brand } from '@foyer/api/brand'
import { tablesOf } from '@foyer/api/text-catalogues'
import { fill, textsIn } from '@foyer/api/text-tables'
import enUS from '../texts/en-US.json' with { type: 'json' }
import type { Placeholders } from '../texts/placeholders.generated.ts'
import zhCN from '../texts/zh-CN.json' with { type: 'json' }
import zhHK from '../texts/zh-HK.json' with { type: 'json' }
import { systemLanguage } from './language.ts'
import type { Vendor } from './vendor.ts'

const table = tablesOf<typeof zhCN, Placeholders>({ 'zh-CN': zhCN, 'zh-HK': zhHK, 'en-US': enUS })
const text = table('text')

/** Every text in one language, and the name of the brand. */
export type Texts = Readonly<Record<keyof typeof zhCN.text | 'brand', string>>

/** Every text in the system's language (A1). */
export const systemTexts = (wx: Vendor): Texts => {
  const language = systemLanguage(wx)
  const values = { brand: brand.shortName[language], hotline: brand.hotline }
  const texts = Object.entries<string>(textsIn(text, language)).map(([key, one]) => [key, fill(one, values)])
  return { ...Object.fromEntries(texts), brand: values.brand }
}
