import { fallbackOf, type Language, type Localised } from './languages.ts'

/** The values in all languages that there are. */
export const inEachLanguage = <Value>(values: Localised<Value>): readonly Value[] =>
  Object.values<Value | undefined>(values).flatMap((value) => (value === undefined ? [] : [value]))

/** The language in which `inLanguage` returns a value. */
export const languageShown = (values: Localised<unknown>, language: Language): Language =>
  values[language] === undefined ? fallbackOf(language) : language
