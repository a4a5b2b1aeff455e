import type { Session } from '@foyer/contract/sessions'
import type { Language } from '../../../shared/text/languages.ts'
import type { text } from './text.ts'

type Texts = { readonly [Key in keyof typeof text]: string }

/** System and browser as a person knows them. */
export const deviceWords = (t: Texts, { system, browser }: Session) => ({
  system: system === 'other' ? t.otherSystem : t[system],
  browser: browser === 'other' ? t.otherBrowser : t[browser],
})

/** The name of an ISO 3166 code in a language; the code itself where the browser knows no name. */
export const placeName = (language: Language, country: string): string => {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
  } catch {
    // older than Intl.DisplayNames, or no code at all
    return country
  }
}
