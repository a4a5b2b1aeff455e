import type { Language } from './languages.ts'

const traditional = /^zh[-_](hant|hk|mo|tw)(?![a-z])/i
const primaryOf = (tag: string): string | undefined => /^[a-z]+/i.exec(tag)?.[0].toLowerCase()

/** The offered language of a tag; who reads one Chinese script can read the other. */
const offeredFor = (tag: string, offered: readonly Language[]): Language | undefined => {
  const same = offered.filter((language) => primaryOf(language) === primaryOf(tag))
  return same.find((language) => traditional.test(language) === traditional.test(tag)) ?? same[0]
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
  preferred.map((tag) => offeredFor(tag, offered)).find((language) => language !== undefined)
