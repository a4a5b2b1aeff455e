import { fallbacksOf, sourceLanguage } from './text-fallbacks.ts'
import type { Table, Tables, TableTexts } from './text-tables.ts'

/** The catalogue of a language, which may lack texts. */
type Incomplete<Catalogue> = { readonly [Id in keyof Catalogue]?: { readonly [Key in keyof Catalogue[Id]]?: string } }

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
 * Makes the function by which modules of an app name their text tables. A table or a key that the source lacks does not
 * compile.
 *
 * @param written the catalogues of the app by language; only that of the source must have every text
 */
export const tablesOf = <Catalogue extends Tables, Placeholders>(
  written: Readonly<Record<string, Incomplete<Catalogue>>>,
) => {
  const catalogues = Object.keys(written).map(
    (language) => [language, completeCatalogue<Catalogue>(language, (one) => written[one] ?? {})] as const,
  )
  return <const Id extends keyof Catalogue>(id: Id): Table<TableTexts<Catalogue, Placeholders, Id>> =>
    Object.fromEntries(catalogues.map(([language, tables]) => [language, tables[id]])) as never
}
