import { brand } from '@foyer/api/brand'
import { foundingLanguages } from '@foyer/api/founding-languages'
import type { Language } from '@foyer/api/languages'

export type { Language }
/** The languages that the firm offers and that the texts of staff's apps have. */
export const languages: readonly Language[] = brand.languages.filter((one) =>
  (foundingLanguages as readonly Language[]).includes(one),
)

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
