import { completeCatalogue } from '@foyer/api/text-catalogues'
import { testCatalogues } from '#test-catalogues'
import { catalogues } from '../../../texts/catalogues.generated.ts'
import type { Catalogue } from './catalogue.ts'
import { type Language, languages } from './languages.ts'

const written: Readonly<Record<string, Partial<Catalogue>>> = { ...catalogues, ...testCatalogues }

/** All texts in all languages, for development and tests. The built client has loaded-catalogue.ts in its place. */
export const catalogue = Object.fromEntries(
  languages.map((language) => [language, completeCatalogue<Catalogue>(language, (one) => written[one] ?? {})]),
) as Readonly<Record<Language, Catalogue>>

export const loadLanguage = (_language: Language): Promise<unknown> | undefined => undefined

export const loadOwnTexts = (): Promise<unknown> | undefined => undefined
