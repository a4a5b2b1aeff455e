import { testCatalogues } from '#test-catalogues'
import type { Catalogue } from './catalogue.ts'
import { catalogues } from './catalogues.generated.ts'
import type { Language } from './languages.ts'

/** All texts in all languages, for development and tests. The built client has loaded-catalogue.ts in its place. */
export const catalogue: Readonly<Record<Language, Catalogue>> = { ...catalogues, ...testCatalogues }

export const loadLanguage = (_language: Language): Promise<unknown> | undefined => undefined

export const loadOwnTexts = (): Promise<unknown> | undefined => undefined
