/** The languages that all content has. Content may have others too. */
export const foundingLanguages = ['zh-CN', 'zh-HK', 'en-US'] as const
export type FoundingLanguage = (typeof foundingLanguages)[number]
