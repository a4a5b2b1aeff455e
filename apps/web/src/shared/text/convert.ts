import type { Language } from './languages.ts'

type Convert = (text: string) => string

/**
 * Returns the converter that a reader needs (A3): zh-CN reads Simplified, and every other language reads the
 * Traditional of Hong Kong. Undefined if the text is already in that script or not Chinese.
 */
export const directionOf = (writtenIn: Language, language: Language): 'simplified' | 'hong-kong' | undefined => {
  if (writtenIn === 'zh-HK' && language === 'zh-CN') return 'simplified'
  return writtenIn === 'zh-CN' && language !== 'zh-CN' ? 'hong-kong' : undefined
}

const load = {
  simplified: async (): Promise<Convert> => (await import('./convert-to-simplified.ts')).convert,
  'hong-kong': async (): Promise<Convert> => (await import('./convert-to-hong-kong.ts')).convert,
}

/**
 * Converts a text that arrived at run time in one language for a reader of `language`. Dictionaries are fetched when
 * first needed. If that fails the text stays unchanged, which is still readable.
 */
export const convertText = async (text: string, writtenIn: Language, language: Language): Promise<string> => {
  const direction = directionOf(writtenIn, language)
  if (direction === undefined || text === '') return text
  try {
    return (await load[direction]())(text)
  } catch (error) {
    reportError(error)
    return text
  }
}
