/// <reference path="./opencc-dictionaries.d.ts" />
import variantsBack from 'opencc-js/dict/HKVariantsRev'
import traditional from 'opencc-js/dict/STCharacters'
import simplified from 'opencc-js/dict/TSCharacters'

const entriesOf = (dictionary: string): [string, string][] =>
  dictionary.split('|').map((entry) => entry.split(' ') as [string, string])

/** 帐户 and 账户 are one word with two spellings in both scripts. */
const written: readonly [string, string][] = [['帐', '账']]

const standardForms = new Map(entriesOf(variantsBack))
const simplerForms = new Map([...entriesOf(simplified), ...written])

const simplest = (form: string): string => {
  const simpler = simplerForms.get(form)
  return simpler === undefined || simpler === form ? form : simplest(simpler)
}

/** Dictionaries from Hong Kong's forms to Traditional to Simplified; some thousand entries, read once. */
const simpleForms = new Map(
  [...standardForms.keys(), ...simplerForms.keys()].map((form) => [form, simplest(standardForms.get(form) ?? form)]),
)

/** Each character that folds to another, with that other. Some thousand pairs. */
export const foldedForms: readonly (readonly [form: string, as: string])[] = [...simpleForms].filter(
  ([form, as]) => form !== as,
)

/** Characters that Simplified uses in a few words but also counts as Traditional: 乾坤, 瞭望, 宫商角徵羽. */
const usedInSimplified = new Set([
  ...simpleForms.values(),
  ...entriesOf(traditional).map(([form]) => form),
  ...'乾瞭徵帐',
])

/**
 * Folds a text to one script, character by character, to compare typed text: 台灣, 臺灣 and 台湾 become the same, and so do 後
 * and 后. The result is not for display, because it ignores words. Folding is idempotent.
 */
export const foldScript = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (form) => simpleForms.get(form) ?? form)

/** Whether a text contains characters that Simplified never uses. */
export const hasTraditionalOnly = (text: string): boolean =>
  [...text].some((form) => simpleForms.has(form) && !usedInSimplified.has(form))
