import type { testLanguages } from '@foyer/api/test-languages/two'

type TestLanguage = keyof typeof testLanguages
/** Texts by table and key. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A letter of the language for each Latin one. */
const letters: Readonly<Record<TestLanguage, readonly string[]>> = {
  'ja-JP': [...'あびしでえふぐひいじくるみのおぱくりすとうびわきゆず'],
  ar: [...'ابكدهفغحيجكلمنوبقرستوفوكيز'],
}

/** What a translator leaves as it is: placeholders, and the parts of plurals around their forms. */
const kept = /\{\w+\}|\{n, plural,|\b(?:zero|one|two|few|many|other) \{|[{}#]|\$?\d[\d,.%]*|HK\$|US\$|CN¥/g

/** A word in the language, two fifths longer. */
const inLanguage = (language: TestLanguage, word: string): string => {
  const longer = word + word.slice(0, Math.round(word.length * 0.4))
  return longer.replace(/[a-z]/gi, (letter) => letters[language][letter.toLowerCase().charCodeAt(0) - 97] ?? letter)
}

const inWords = (language: TestLanguage, text: string): string => {
  const words = text.replace(/[a-z]+/gi, (word) => inLanguage(language, word))
  // Japanese has no spaces between words
  return language === 'ja-JP' ? words.replace(/(?<=[ぁ-ゖ]) (?=[ぁ-ゖ])/g, '') : words
}

/**
 * A text as if it were translated into a language of tests: 40 % longer and in another script, with its placeholders,
 * plurals and figures as they are. No person can read it.
 */
export const pseudoText = (language: TestLanguage, text: string): string => {
  let translated = ''
  let end = 0
  for (const { index, 0: part } of text.matchAll(kept)) {
    translated += inWords(language, text.slice(end, index)) + part
    end = index + part.length
  }
  return translated + inWords(language, text.slice(end))
}

/** The catalogue of a language of tests, made from the English one. */
export const pseudoTexts = (language: TestLanguage, english: Tables): Tables =>
  Object.fromEntries(
    Object.entries(english).map(([table, texts]) => [
      table,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(language, text)])),
    ]),
  )
