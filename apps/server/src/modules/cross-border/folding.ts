import type { CrossBorderQuestion } from '@foyer/contract/cross-border'
import { foldScript } from '../text/scripts.ts'

/** The blocks that any Chinese keyboard types from. */
const [first, last] = [0x3400, 0x9fff]

/** Each form with the one it is compared as, of those that differ. Some thousand, made once. */
const folded: readonly (readonly [form: string, as: string])[] = Array.from({ length: last - first + 1 }, (_, n) => {
  const form = String.fromCodePoint(first + n)
  return [form, foldScript(form)] as const
}).filter(([form, as]) => form !== as)

/** What a reader's browser needs to find questions in either script: pairs of the characters that stand in them. */
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
