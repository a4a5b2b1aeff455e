import { z } from 'zod'
import { type FoundingLanguage, foundingLanguages } from './founding-languages.ts'
import { type Language, languages } from './languages.ts'

type Shape<Value extends z.ZodType> = Readonly<Record<FoundingLanguage, Value>> &
  Readonly<Record<Exclude<Language, FoundingLanguage>, z.ZodOptional<Value>>>

/** The fields of a value in several languages: the founding ones are required, the others may be missing. */
export const localised = <Value extends z.ZodType>(value: Value): Shape<Value> => {
  const founding: readonly string[] = foundingLanguages
  const field = (language: Language) => [language, founding.includes(language) ? value : value.optional()]
  return Object.fromEntries(languages.map(field)) as Shape<Value>
}

/** A text in every founding language, and in any other; published content has no other form (A1). */
export const texts = z.object(localised(z.string()))
export type Texts = z.infer<typeof texts>
