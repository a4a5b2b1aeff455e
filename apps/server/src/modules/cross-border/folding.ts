import type { CrossBorderQuestion } from '@foyer/api/cross-border'
import { foldedForms, foldScript } from '../text/public.ts'

/** The Unicode range of the Chinese characters that common keyboards produce. */
const [first, last] = [0x3400, 0x9fff]

const isCommon = (form: string): boolean => {
  const code = form.codePointAt(0) ?? 0
  return first <= code && code <= last
}

/** Each common character that folds to another, with that other, in the order of Unicode. */
const folded = foldedForms.filter(([form]) => isCommon(form)).sort(([one], [other]) => (one < other ? -1 : 1))

/**
 * The folding that a browser needs to search questions in either script, as concatenated pairs of characters. Only
 * characters that occur in the questions are included.
 */
export const foldingFor = (questions: readonly Pick<CrossBorderQuestion, 'question' | 'answer'>[]): string => {
  const texts = questions.flatMap(({ question, answer }) =>
    [question, ...answer].flatMap((text) => Object.values(text)),
  )
  const used = new Set(foldScript(texts.join('')))
  return folded
    .filter(([, as]) => used.has(as))
    .map((pair) => pair.join(''))
    .join('')
}
