import type { Language } from './content.ts'

const english = /^en(?![a-z])/i
const traditional = /^zh[-_](hant|hk|mo|tw)(?![a-z])/i
const chinese = /^zh(?![a-z])/i

/**
 * The supported language that is nearest to the preferences of a visitor's system (A2).
 *
 * @param preferred language tags, the most preferred first: BCP 47 such as `zh-Hant-TW`, or with underscores as
 * mini-programs write them
 * @returns the language of the first supported tag; undefined if none is supported
 */
export const nearestLanguage = (preferred: readonly string[]): Language | undefined => {
  for (const tag of preferred) {
    if (english.test(tag)) return 'en-US'
    if (traditional.test(tag)) return 'zh-HK'
    if (chinese.test(tag)) return 'zh-CN'
  }
  return undefined
}
