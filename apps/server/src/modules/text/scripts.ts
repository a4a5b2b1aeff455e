/// <reference path="./opencc-dictionaries.d.ts" />
import variantsBack from 'opencc-js/dict/HKVariantsRev'
import traditional from 'opencc-js/dict/STCharacters'
import simplified from 'opencc-js/dict/TSCharacters'

const entriesOf = (dictionary: string): [string, string][] =>
  dictionary.split('|').map((entry) => entry.split(' ') as [string, string])

/** 帐户 and 账户 are one word, written in two ways on both sides. */
const written: readonly [string, string][] = [['帐', '账']]

const standardForms = new Map(entriesOf(variantsBack))
const simplerForms = new Map([...entriesOf(simplified), ...written])

const simplest = (form: string): string => {
  const simpler = simplerForms.get(form)
  return simpler === undefined || simpler === form ? form : simplest(simpler)
}

/** From a form of Hong Kong to Traditional to Simplified. Some thousand, read once. */
const simpleForms = new Map(
  [...standardForms.keys(), ...simplerForms.keys()].map((form) => [form, simplest(standardForms.get(form) ?? form)]),
)

/** Simplified knows some of the Traditional forms in a few words: 乾坤, 瞭望, 宫商角徵羽. */
const usedInSimplified = new Set([
  ...simpleForms.values(),
  ...entriesOf(traditional).map(([form]) => form),
  ...'乾瞭徵帐',
])

/**
 * A text in one script, character by character, for comparing what people type: 台灣, 臺灣 and 台湾 become the same, and
 * so do 後 and 后. Not for reading: it knows no words. Folding twice changes nothing.
 */
export const foldScript = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (form) => simpleForms.get(form) ?? form)

/** Whether a text holds characters that are never written in Simplified. */
export const hasTraditionalOnly = (text: string): boolean =>
  [...text].some((form) => simpleForms.has(form) && !usedInSimplified.has(form))
