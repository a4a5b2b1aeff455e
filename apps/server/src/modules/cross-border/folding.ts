import type { CrossBorderQuestion } from '@foyer/api/cross-border'
import { foldScript } from '../text/public.ts'

/** The Unicode range of the Chinese characters that common keyboards produce. */
const [first, last] = [0x3400, 0x9fff]

/** Each character that folds to another, with that other. Some thousand pairs, computed once. */
const folded: readonly (readonly [form: string, as: string])[] = Array.from({ length: last - first + 1 }, (_, n) => {
  const form = String.fromCodePoint(first + n)
  return [form, foldScript(form)] as const
}).filter(([form, as]) => form !== as)

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
