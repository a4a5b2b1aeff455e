import { testLanguages } from '#test-languages'

/** The languages that all content has. Content may have others too. */
export const foundingLanguages = ['zh-CN', 'zh-HK', 'en-US'] as const
export type FoundingLanguage = (typeof foundingLanguages)[number]

/** What the product knows about a language. */
export interface LanguageFacts {
  /** the language in itself, for menus */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** the language that content without this one is shown in */
  readonly fallback: FoundingLanguage
}

/**
 * The languages that the product knows, by BCP 47 tag: the one place that lists them. A firm names those that it offers in
 * its brand file.
 */
export const languageFacts = {
  'zh-CN': { name: '简体中文', direction: 'ltr', fallback: 'zh-CN' },
  'zh-HK': { name: '繁體中文', direction: 'ltr', fallback: 'zh-HK' },
  'en-US': { name: 'English', direction: 'ltr', fallback: 'en-US' },
  ...testLanguages,
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof languageFacts
export const languages = Object.keys(languageFacts) as readonly Language[] as readonly [Language, ...Language[]]

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

/** Whether a language is written in Chinese characters alone, without spaces between words. */
export const isChinese = (language: Language): boolean => language.startsWith('zh')

/** A value in each founding language, and in any other. */
export type Localised<Value = string> = Readonly<Record<FoundingLanguage, Value>> & {
  readonly [Other in Exclude<Language, FoundingLanguage>]?: Value | undefined
}

/** The values in all languages that there are. */
export const inEachLanguage = <Value>(values: Localised<Value>): readonly Value[] =>
  Object.values<Value | undefined>(values).flatMap((value) => (value === undefined ? [] : [value]))

/** The language in which `inLanguage` returns a value: the language itself, otherwise its fallback. */
export const languageShown = (values: Localised<unknown>, language: Language): Language =>
  values[language] === undefined ? languageFacts[language].fallback : language

/** Returns a value in a language, or in the fallback of that language if it has none; undefined without values. */
export function inLanguage<Value>(values: Localised<Value>, language: Language): Value
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined {
  return values?.[language] ?? values?.[languageFacts[language].fallback]
}
