import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { fallbackOf } from '@foyer/api/languages'
import type { Language } from './languages.ts'

/** One text in zh-CN, zh-HK and en-US. */
export type Row = readonly [zhCN: string, zhHK: string, enUS: string]
export type Table = Readonly<Record<string, Row>>
export type Texts<T extends Table> = { readonly [K in keyof T]: string }

/** Declares a text table; a missing language does not compile. */
export const table = <const T extends Table>(rows: T): T => rows

const columns: Readonly<Record<FoundingLanguage, 0 | 1 | 2>> = { 'zh-CN': 0, 'zh-HK': 1, 'en-US': 2 }

export const textsIn = <T extends Table>(rows: T, language: Language): Texts<T> =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[columns[fallbackOf(language)]]])) as Texts<T>

/** Replaces the `{name}` placeholders of a text by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
