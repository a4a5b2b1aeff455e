import type { Language } from './content.ts'

/** A text whose placeholders are named by `P`; `fill` replaces them. */
export type Message<P extends string = never> = string & { readonly '~placeholders'?: P }

type PlaceholdersOf<Placeholders, Id, Key> = Id extends keyof Placeholders
  ? Key extends keyof Placeholders[Id]
    ? Extract<Placeholders[Id][Key], string>
    : never
  : never

/** Texts by table and key. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

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

/** The catalogue of a language, which may lack texts. */
type Incomplete<Catalogue> = { readonly [Id in keyof Catalogue]?: { readonly [Key in keyof Catalogue[Id]]?: string } }

/** The language that declares which texts there are. */
export const sourceLanguage = 'zh-CN'

/** The languages in which a reader sees a text that their own lacks, the best first. The source has every text. */
const fallbacksOf = (language: string): readonly string[] =>
  language.startsWith('zh') ? [sourceLanguage] : ['en-US', sourceLanguage]

/**
 * Returns the catalogue of a language. A text that it lacks is that of another language.
 *
 * @param read returns the catalogue of a language as it is written, `{}` if there is none
 */
export const completeCatalogue = <Catalogue extends Tables>(
  language: string,
  read: (language: string) => Incomplete<Catalogue>,
): Catalogue => {
  const catalogues = [language, ...fallbacksOf(language)].reverse().map(read)
  const complete = Object.keys(read(sourceLanguage)).map((id) => [
    id,
    Object.assign({}, ...catalogues.map((tables) => tables[id])),
  ])
  return Object.fromEntries(complete) as Catalogue
}

/**
 * Returns the catalogues of an app by language, each with every text.
 *
 * @param written the catalogues as they are written; only that of the source must have every text
 */
export const completeCatalogues = <Catalogue extends Tables>(
  written: Readonly<Record<Language, Incomplete<Catalogue>>>,
): Readonly<Record<Language, Catalogue>> => {
  const languages = Object.keys(written) as Language[]
  const all = languages.map((one) => [one, completeCatalogue<Catalogue>(one, (other) => written[other as Language])])
  return Object.fromEntries(all)
}

/**
 * Makes the function by which modules of an app name their text tables. A table or a key that the source lacks does not
 * compile.
 *
 * @param written the catalogues of the app
 */
export const tablesOf = <Catalogue extends Tables, Placeholders>(
  written: Readonly<Record<Language, Incomplete<Catalogue>>>,
) => {
  const catalogues = Object.entries(completeCatalogues<Catalogue>(written))
  return <const Id extends keyof Catalogue>(id: Id): Table<TableTexts<Catalogue, Placeholders, Id>> =>
    Object.fromEntries(catalogues.map(([language, tables]) => [language, tables[id]])) as never
}

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

const plural = /\{n, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/

/**
 * Chooses the form of a text about a whole number: `{n, plural, one {# day} other {# days}}`, or `{n}` where all numbers
 * have the same form.
 *
 * @param language whose rules decide
 * @param shown the number as it is shown
 */
export const fillPlural = (text: string, n: number, language: string, shown: string): string =>
  fill(
    text.replace(plural, (_, forms: string) => {
      const formFor = (category: string) => new RegExp(`\\b${category} \\{([^{}]*)\\}`).exec(forms)?.[1]
      return (formFor(new Intl.PluralRules(language).select(n)) ?? formFor('other') ?? '').replaceAll('#', '{n}')
    }),
    { n: shown },
  )
