export const languageNames = { 'zh-CN': '简体中文', 'zh-HK': '繁體中文', 'en-US': 'English' } as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as Language[]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)
