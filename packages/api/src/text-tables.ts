import type { Language } from './languages.ts'

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

/** A text table in every language. */
export type Table<T = Readonly<Record<string, string>>> = Readonly<Record<Language, T>>

/** A table that has a text for each of these keys. */
export type TableOf<Key extends string> = Table<Readonly<Record<Key, string>>>

/** The texts of a table in one language. */
export type Texts<T extends Table> = T[Language]

/** Returns the texts of a table in a language; the same object each time. */
export const textsIn = <T>(table: Table<T>, language: Language): T => table[language]

/** Replaces the `{name}` placeholders of a text by values. A value that the text lacks or needs does not compile. */
export const fill = <P extends string>(
  text: Message<P> | string,
  values: Readonly<Record<NoInfer<P>, string | number>>,
): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) =>
    String((values as Readonly<Record<string, unknown>>)[key] ?? place),
  )
