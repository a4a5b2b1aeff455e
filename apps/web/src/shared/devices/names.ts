import type { Session } from '@foyer/api/sessions'
import type { Language } from '../text/languages.ts'
import type { Texts } from '../text/table.ts'
import type { text } from './text.ts'

/** The system and browser of a device in words. */
export const deviceNames = (t: Texts<typeof text>, { system, browser }: Pick<Session, 'system' | 'browser'>) => ({
  system: system === 'other' ? t.otherSystem : t[system],
  browser: browser === 'other' ? t.otherBrowser : t[browser],
})

/**
 * The name of the network's place in a language: the mainland of China, or the name of an ISO 3166 country code. Returns
 * the code if the browser knows no name.
 */
export const placeName = (t: Texts<typeof text>, language: Language, country: string): string => {
  if (country === 'CN') return t.mainland
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
  } catch {
    // the browser has no `Intl.DisplayNames`, or the value is not a country code
    return country
  }
}
