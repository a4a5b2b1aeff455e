/** The three languages in the order of the text tables' columns, each named in itself. */
export const languageNames = { 'zh-CN': '简体中文', 'zh-HK': '繁體中文', 'en-US': 'English' } as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as Language[]

/** Column of a language in a text row. */
export const columnOf = (language: Language): 0 | 1 | 2 => (language === 'zh-CN' ? 0 : language === 'zh-HK' ? 1 : 2)
