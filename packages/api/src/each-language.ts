import type { Localised } from './languages.ts'

/** The values in all languages that there are. */
export const inEachLanguage = <Value>(values: Localised<Value>): readonly Value[] =>
  Object.values<Value | undefined>(values).flatMap((value) => (value === undefined ? [] : [value]))
