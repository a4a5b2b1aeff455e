import { languageShown } from '@foyer/api/each-language'
import { directionOf, type Language, type Localised } from '@foyer/api/languages'

interface OfLanguage {
  lang?: Language
  dir?: 'ltr' | 'rtl'
}

/** The attributes of an element whose text is in a language; none if that is the language of the page. */
export const ofLanguage = (written: Language, shown: Language): OfLanguage =>
  written === shown ? {} : { lang: written, dir: directionOf(written) }

/** The attributes of an element that shows content: screen readers read a fallback in its own language. */
export const ofContent = (values: Localised<unknown>, shown: Language): OfLanguage =>
  ofLanguage(languageShown(values, shown), shown)
