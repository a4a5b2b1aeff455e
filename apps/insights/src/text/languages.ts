export const languageNames = { 'zh-CN': '简体中文', 'zh-HK': '繁體中文', 'en-US': 'English' } as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as Language[]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)

/** The nearest of ours to what a browser prefers. */
export const nearest = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    if (/^en\b/i.test(tag)) return 'en-US'
    if (/^zh-(Hant|HK|MO|TW)\b/i.test(tag)) return 'zh-HK'
    if (/^zh\b/i.test(tag)) return 'zh-CN'
  }
  return 'en-US'
}
