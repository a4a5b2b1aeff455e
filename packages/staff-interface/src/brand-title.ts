import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import type { Language } from './languages.ts'

/** The title of the browser's tab. */
export const brandTitle = (title: string, language: Language): string =>
  `${title} · ${inLanguage(brand.shortName, language)}`
