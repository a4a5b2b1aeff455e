import { testLanguages } from '#test-languages'
import type { FoundingLanguage } from './founding-languages.ts'

/** What the product knows about a language. */
export interface LanguageFacts {
  /** the language in itself, for menus */
  readonly name: string
  /** a shorter one for the head of a page, where the firm's name and the actions need the room */
  readonly short?: string
  /** without one, from left to right */
  readonly direction?: 'rtl'
  /** the language that content without this one is shown in; a founding language has none, since content always has it */
  readonly fallback?: FoundingLanguage
}

/**
 * The languages that the product knows, by BCP 47 tag: the one place that lists them. A firm names those that it offers in
 * its brand file.
 */
const known = {
  'zh-CN': { name: '简体中文', short: '简体' },
  'zh-HK': { name: '繁體中文', short: '繁體' },
  'en-US': { name: 'English' },
  ...testLanguages,
} as const satisfies Readonly<Record<FoundingLanguage, LanguageFacts>>

export type Language = keyof typeof known
const facts: Readonly<Record<Language, LanguageFacts>> = known

export const languages = /* @__PURE__ */ Object.keys(known) as readonly Language[] as readonly [Language, ...Language[]]
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

/** The name of a language in itself. */
export const languageName = (language: Language): string => facts[language].name

export const shortName = (language: Language): string => facts[language].short ?? languageName(language)

export const directionOf = (language: Language): 'ltr' | 'rtl' => facts[language].direction ?? 'ltr'

/** The language in which content is shown that lacks this one: itself, if it is a founding language. */
export const fallbackOf = (language: Language): FoundingLanguage =>
  facts[language].fallback ?? (language as FoundingLanguage)

/** A value in each founding language, and in any other. */
export type Localised<Value = string> = Readonly<Record<FoundingLanguage, Value>> & {
  readonly [Other in Exclude<Language, FoundingLanguage>]?: Value | undefined
}

/** Returns a value in a language, or in the fallback of that language if it has none; undefined without values. */
export function inLanguage<Value>(values: Localised<Value>, language: Language): Value
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined
export function inLanguage<Value>(values: Localised<Value> | null | undefined, language: Language): Value | undefined {
  return values?.[language] ?? values?.[fallbackOf(language)]
}
