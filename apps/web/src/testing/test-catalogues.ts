import { testLanguages } from '@foyer/api/test-languages/two'
import { pseudoTexts } from '@foyer/testing/pseudo-texts'
import english from '../../texts/en-US.json' with { type: 'json' }
import type { Catalogue } from '../shared/text/catalogue.ts'

type TestLanguage = keyof typeof testLanguages
const names = Object.keys(testLanguages) as readonly TestLanguage[]

/** The texts of the languages that only tests have. */
export const testCatalogues = Object.fromEntries(
  names.map((language) => [language, pseudoTexts(language, english)]),
) as unknown as Readonly<Record<TestLanguage, Catalogue>>
