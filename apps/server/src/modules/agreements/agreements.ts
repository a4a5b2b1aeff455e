import { type Brand, brand } from '@foyer/api/brand'
import { type Agreement, type AgreementKey, type AgreementVersions, agreementKeys } from '@foyer/api/content'
import { languageShown } from '@foyer/api/each-language'
import { inLanguage, type Language, type Localised } from '@foyer/api/languages'
import published from './texts/published.json' with { type: 'json' }
import { type AgreementText, agreementTexts } from './texts.ts'

/** One published version of a document. `digest` covers its text in the founding languages. */
export interface Published {
  readonly version: string
  /** date in Hong Kong, YYYY-MM-DD */
  readonly effective: string
  readonly digest: string
}

/** Every version ever published, the current one last. */
export const publishedAgreements: Readonly<Record<AgreementKey, readonly Published[]>> = published

const currentOf = (key: AgreementKey): Published => {
  const current = publishedAgreements[key].at(-1)
  if (!current) throw new Error(`no version of the agreement ${key} was ever published`)
  return current
}

/** The versions that a person who signs in now agrees to, by document (V6). */
export const currentAgreementVersions: AgreementVersions = {
  disclaimer: currentOf('disclaimer').version,
  privacy: currentOf('privacy').version,
  service: currentOf('service').version,
  marketing: currentOf('marketing').version,
}

const placesOf = (firm: Brand, language: Language): Readonly<Record<string, string>> => ({
  firm: inLanguage(firm.firm, language),
  ceNumber: firm.ceNumber,
  hotline: firm.hotline,
  address: inLanguage(firm.address, language),
  complaintsEmail: firm.complaintsEmail,
  privacyEmail: firm.privacyEmail,
})

/**
 * Fills the placeholders of a text. @throws Error for an unknown placeholder, so that no server starts with `{firm}` in
 * a contract
 */
const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = places[name]
    if (value === undefined) throw new Error(`the agreements contain the unknown placeholder ${place}`)
    return value
  })

const agreementOf = (key: AgreementKey, language: Language, text: AgreementText): Agreement => {
  const places = placesOf(brand, language)
  const { version, effective } = currentOf(key)
  const sections = text.sections.map(({ heading, paragraphs }) => ({
    heading: filled(heading, places),
    paragraphs: paragraphs.map((paragraph) => filled(paragraph, places)),
  }))
  return { key, version, effective, title: filled(text.title, places), sections }
}

const current = new Map(
  agreementKeys.map((key) => {
    const texts = Object.entries(agreementTexts[key]) as readonly [Language, AgreementText][]
    const agreements = texts.map(([language, text]) => [language, agreementOf(key, language, text)])
    return [key, Object.fromEntries(agreements) as Localised<Agreement>] as const
  }),
)

/**
 * Returns the current version of a document in a language or in its fallback, which the document then names; undefined
 * for an unknown key.
 */
export const findAgreement = (key: string, language: Language): Agreement | undefined => {
  const agreements = current.get(key as AgreementKey)
  if (!agreements) return undefined
  const shown = languageShown(agreements, language)
  return { ...inLanguage(agreements, shown), ...(shown !== language && { language: shown }) }
}
