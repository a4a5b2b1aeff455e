import type { Language } from './languages.ts'
import { fallbacksOf, sourceLanguage } from './text-fallbacks.ts'

/** A text whose placeholders are named by `P`; `fill` replaces them. */
export type Message<P extends string = never> = string & { readonly '~placeholders'?: P }

type PlaceholdersOf<Placeholders, Id, Key> = Id extends keyof Placeholders
  ? Key extends keyof Placeholders[Id]
    ? Extract<Placeholders[Id][Key], string>
    : never
  : never

/** Texts by table and key. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A table of a catalogue in one language. `Placeholders` names those of each text, by table and key. */
export type TableTexts<Catalogue, Placeholders, Id extends keyof Catalogue> = {
  readonly [Key in keyof Catalogue[Id]]: Message<PlaceholdersOf<Placeholders, Id, Key>>
}

/** A text table by language. A language may lack it. */
export type Table<T = Readonly<Record<string, string>>> = Readonly<Record<typeof sourceLanguage, T>> & {
  readonly [Other in Language]?: T
}

/** A table that has a text for each of these keys. */
export type TableOf<Key extends string> = Table<Readonly<Record<Key, string>>>

/** The texts of a table in one language. */
export type Texts<T extends Table> = T[typeof sourceLanguage]

/** Returns the texts of a table in a language, or in another one if it lacks them; the same object each time. */
export const textsIn = <T>(table: Table<T>, language: Language): T => {
  const shown = [language, ...fallbacksOf(language)].find((one) => table[one] !== undefined)
  return table[shown ?? sourceLanguage] as T
}

/** Replaces the `{name}` placeholders of a text by values. A value that the text lacks or needs does not compile. */
export const fill = <P extends string>(
  text: Message<P> | string,
  values: Readonly<Record<NoInfer<P>, string | number>>,
): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) =>
    String((values as Readonly<Record<string, unknown>>)[key] ?? place),
  )
