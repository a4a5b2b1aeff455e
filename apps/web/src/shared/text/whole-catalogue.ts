import { completeCatalogues } from '@foyer/api/text-catalogues'
import { testCatalogues } from '#test-catalogues'
import { catalogues } from '../../../texts/catalogues.generated.ts'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './languages.ts'

/** All texts in all languages, for development and tests. The built client has loaded-catalogue.ts in its place. */
export const catalogue = completeCatalogues<Catalogue>({ ...catalogues, ...testCatalogues })

export const loadLanguage = (_language: Language): Promise<unknown> | undefined => undefined

export const loadOwnTexts = (): Promise<unknown> | undefined => undefined
