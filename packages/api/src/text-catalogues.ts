import { fallbackOf, type Language, languages } from './languages.ts'
import type { Table, Tables, TableTexts } from './text-tables.ts'

/** The catalogue of a language, which may lack texts. */
type Incomplete<Catalogue> = { readonly [Id in keyof Catalogue]?: { readonly [Key in keyof Catalogue[Id]]?: string } }

/** The catalogues of an app by language. */
type Written<Catalogue> = { readonly [Each in Language]?: Incomplete<Catalogue> }

/** The language that declares which texts there are. */
export const sourceLanguage = 'zh-CN'

/**
 * Returns the catalogue of a language. A text that it lacks is that of its fallback, and then of the source, which has every
 * text.
 *
 * @param read returns the catalogue of a language as it is written, `{}` if there is none
 */
export const completeCatalogue = <Catalogue extends Tables>(
  language: Language,
  read: (language: Language) => Incomplete<Catalogue>,
): Catalogue => {
  const catalogues = [sourceLanguage, fallbackOf(language), language].map((one) => read(one as Language))
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
  written: Written<Catalogue>,
): Readonly<Record<Language, Catalogue>> => {
  const all = languages.map((one) => [one, completeCatalogue<Catalogue>(one, (other) => written[other] ?? {})])
  return Object.fromEntries(all)
}

/**
 * Makes the function by which modules of an app name their text tables. A table or a key that the source lacks does not
 * compile.
 *
 * @param written the catalogues of the app
 */
export const tablesOf = <Catalogue extends Tables, Placeholders>(written: Written<Catalogue>) => {
  const catalogues = Object.entries(completeCatalogues<Catalogue>(written))
  return <const Id extends keyof Catalogue>(id: Id): Table<TableTexts<Catalogue, Placeholders, Id>> =>
    Object.fromEntries(catalogues.map(([language, tables]) => [language, tables[id]])) as never
}
