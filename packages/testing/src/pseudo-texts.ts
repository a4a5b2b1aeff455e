import type { testLanguages } from '@foyer/api/test-languages/two'

type TestLanguage = keyof typeof testLanguages
/** Texts by table and key. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A letter of the language for each Latin one. */
const letters: Readonly<Record<TestLanguage, readonly string[]>> = {
  'ja-JP': [...'あびしでえふぐひいじくるみのおぱくりすとうびわきゆず'],
  ar: [...'ابكدهفغحيجكلمنوبقرستوفوكيز'],
}

/** Words that follow a text, so that it is 40 % longer. */
const more: Readonly<Record<TestLanguage, readonly string[]>> = {
  'ja-JP': ['とても', 'ながい', 'ことば'],
  ar: ['كلمة', 'أخرى', 'هنا'],
}

/** What a translator leaves as it is: placeholders, and the parts of plurals around their forms. */
const kept = /\{\w+\}|\{n, plural,|\b(?:zero|one|two|few|many|other) \{|[{}#]|\$?\d[\d,.%]*|HK\$|US\$|CN¥/g

const inLetters = (language: TestLanguage, text: string): string =>
  text.replace(/[a-z]/gi, (letter) => letters[language][letter.toLowerCase().charCodeAt(0) - 97] ?? letter)

/** Words for a text without braces, so that it grows by two fifths. */
const extra = (language: TestLanguage, text: string): string => {
  const wanted = Math.ceil(text.length * 0.4)
  const words: string[] = []
  while (words.join(' ').length < wanted) words.push(more[language][words.length % 3] ?? '')
  return words.length === 0 ? '' : ` ${words.join(' ')}`
}

/**
 * A text as if it were translated into a language of tests: 40 % longer and in another script, with its placeholders,
 * plurals and figures as they are. No person can read it.
 */
export const pseudoText = (language: TestLanguage, text: string): string => {
  let translated = ''
  let end = 0
  for (const { index, 0: part } of text.matchAll(kept)) {
    translated += inLetters(language, text.slice(end, index)) + part
    end = index + part.length
  }
  translated += inLetters(language, text.slice(end))
  // Japanese has no spaces between words
  const written = language === 'ja-JP' ? translated.replace(/(?<=[ぁ-ゖ]) (?=[ぁ-ゖ])/g, '') : translated
  const longer = extra(language, text.replace(kept, ''))
  return written + (language === 'ja-JP' ? longer.replaceAll(' ', '') : longer)
}

/** The catalogue of a language of tests, made from the English one. */
export const pseudoTexts = (language: TestLanguage, english: Tables): Tables =>
  Object.fromEntries(
    Object.entries(english).map(([table, texts]) => [
      table,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(language, text)])),
    ]),
  )
