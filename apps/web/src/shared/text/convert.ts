import type { Language } from './languages.ts'

type Convert = (text: string) => string

/**
 * Which converter a reader needs (A3): zh-CN reads Traditional in Simplified, every other language reads Simplified in
 * the Traditional of Hong Kong. Undefined where the text is in the reader's script, or not Chinese.
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
 * A text that came at run time in the one language it was written in, for a reader of `language`. The dictionaries are
 * fetched the first time they are needed; where they cannot be had the text stays as it is, which is still readable.
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
