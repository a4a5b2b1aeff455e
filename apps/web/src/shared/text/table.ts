import { columnOf, type Language } from './languages.ts'

/** One text in zh-CN, zh-HK and en-US. */
export type Row = readonly [zhCN: string, zhHK: string, enUS: string]
export type Table = Readonly<Record<string, Row>>
/** A table in one language. */
export type Texts<T extends Table> = { readonly [K in keyof T]: string }

/** Declares a text table; a missing language does not compile (A1). */
export const table = <const T extends Table>(rows: T): T => rows

const inLanguage = new WeakMap<Table, Map<Language, Texts<Table>>>()

/**
 * Returns the texts of a table in a language; the same object each time, so that memoised children do not render again.
 */
export const textsIn = <T extends Table>(rows: T, language: Language): Texts<T> => {
  let byLanguage = inLanguage.get(rows)
  if (!byLanguage) {
    byLanguage = new Map()
    inLanguage.set(rows, byLanguage)
  }
  let texts = byLanguage.get(language)
  if (!texts) {
    const column = columnOf(language)
    texts = Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[column]]))
    byLanguage.set(language, texts)
  }
  return texts as Texts<T>
}

/** Replaces the `{name}` placeholders of a text by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
