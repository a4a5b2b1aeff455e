import type { Language } from './content.ts'
import type { Table, Tables, TableTexts } from './text-tables.ts'

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
