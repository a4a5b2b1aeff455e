import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { tablesOf } from '@foyer/api/text-catalogues'
import { fill, textsIn } from '@foyer/api/text-tables'
import { catalogues } from '../texts/catalogues.generated.ts'
import type { Placeholders } from '../texts/placeholders.generated.ts'
import { systemLanguage } from './language.ts'
import type { Vendor } from './vendor.ts'

type Source = (typeof catalogues)['zh-CN']

const table = tablesOf<Source, Placeholders>(catalogues)
const text = table('text')

/** Every text in one language, and the name of the brand. */
export type Texts = Readonly<Record<keyof Source['text'] | 'brand', string>>

/** Every text in the system's language (A1). */
export const systemTexts = (wx: Vendor): Texts => {
  const language = systemLanguage(wx)
  const values = { brand: inLanguage(brand.shortName, language), hotline: brand.hotline }
  const texts = Object.entries<string>(textsIn(text, language)).map(([key, one]) => [key, fill(one, values)])
  return { ...Object.fromEntries(texts), brand: values.brand }
}
