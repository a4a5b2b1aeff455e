import { brand } from '@foyer/api/brand'

export const languageNames = { 'zh-CN': '简体中文', 'zh-HK': '繁體中文', 'en-US': 'English' } as const
export type Language = keyof typeof languageNames
/** The languages that the firm offers. */
export const languages = brand.languages

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
