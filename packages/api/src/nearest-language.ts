import type { Language } from './content.ts'

const english = /^en(?![a-z])/i
const traditional = /^zh[-_](hant|hk|mo|tw)(?![a-z])/i
const chinese = /^zh(?![a-z])/i

/** The languages that a reader of a tag reads, the best first: who reads one Chinese script can read the other. */
const readOf = (tag: string): readonly Language[] => {
  if (english.test(tag)) return ['en-US']
  if (traditional.test(tag)) return ['zh-HK', 'zh-CN']
  return chinese.test(tag) ? ['zh-CN', 'zh-HK'] : []
}

/**
 * The offered language that is nearest to the preferences of a visitor's system (A2).
 *
 * @param preferred language tags, the most preferred first: BCP 47 such as `zh-Hant-TW`, or with underscores as
 * mini-programs write them
 * @param offered the languages of the brand
 * @returns the language of the first tag for which one is offered; undefined if there is none
 */
export const nearestLanguage = (preferred: readonly string[], offered: readonly Language[]): Language | undefined =>
  preferred.flatMap(readOf).find((language) => offered.includes(language))
