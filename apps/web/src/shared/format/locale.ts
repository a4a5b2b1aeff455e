import type { Language } from '../text/languages.ts'

/** The language for `Intl`: digits are 0 to 9 and years those of the Gregorian calendar in every language, as on the exchange. */
export const localeOf = (language: Language): string => `${language}-u-ca-gregory-nu-latn`
