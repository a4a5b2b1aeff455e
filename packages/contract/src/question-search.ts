import type { CrossBorderQuestion, CrossBorderQuestions } from './cross-border.ts'
import type { Texts } from './texts.ts'
import { wordsOf } from './words.ts'

/** Nobody types more than that to find an answer. */
const most = 200
/** Of what a query in Chinese asks for that any question speaks of at all, and of all that it asks for: so much is to be found. */
const [enoughKnown, enough] = [0.6, 0.3]
/** The beginning of a question, with nothing in it that would be code. */
const plain = /^[\p{L}\s'’?？]+$/u
/** What every sentence has, and no question is about. */
const common = new Set(
  'a an and any are at be by can do does for from have how i if in is it me much my of on one or the there to us we what when which who with you your'.split(
    ' ',
  ),
)

interface Row {
  readonly question: CrossBorderQuestion
  /** folded, the three languages apart by a space, each with one before it */
  readonly asked: string
  readonly told: string
}

/** Questions as they are searched: made once a list. */
export interface QuestionIndex {
  readonly rows: readonly Row[]
  readonly words: (text: string) => readonly string[]
}

const foldingOf = (pairs: string): ((text: string) => string) => {
  const forms = [...pairs]
  const map = new Map(forms.flatMap((form, n) => (n % 2 === 0 ? [[form, forms[n + 1] ?? form] as const] : [])))
  return (text) => text.replace(/\p{Script=Han}/gu, (form) => map.get(form) ?? form)
}

export const questionIndex = ({ questions, folding }: CrossBorderQuestions): QuestionIndex => {
  const fold = foldingOf(folding)
  const words = (text: string) => wordsOf(text, fold)
  const spaced = (texts: readonly Texts[]) =>
    ` ${texts.flatMap((text) => Object.values(text).flatMap(words)).join(' ')}`
  const rows = questions.map((question) => {
    const asked = spaced([question.question])
    return { question, asked, told: asked + spaced(question.answer) }
  })
  return { rows, words }
}

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word)
/** Every two characters that stand together. */
const pairsOf = (word: string): string[] =>
  word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_, n) => word.slice(n, n + 2))

/** What a query asks for: a Latin word is found from its start, Chinese anywhere. */
const needle = (word: string): string => (isChinese(word) ? word : ` ${word}`)

/** What a query looks for: each of its words, and of Chinese, which is written in sentences, every two characters. */
interface Query {
  readonly words: readonly string[]
  readonly latin: readonly string[]
  readonly pairs: readonly string[]
  /** of the pairs those that some question speaks of */
  readonly known: readonly string[]
}

const queryOf = (index: QuestionIndex, typed: string): Query => {
  const words = index.words(typed).filter((word) => isChinese(word) || (word.length > 1 && !common.has(word)))
  const pairs = words.filter(isChinese).flatMap(pairsOf)
  const known = pairs.filter((pair) => index.rows.some(({ told }) => told.includes(pair)))
  return { words, pairs, known, latin: words.filter((word) => !isChinese(word)) }
}

const countIn = (pairs: readonly string[], text: string): number => pairs.filter((pair) => text.includes(pair)).length

/** How well a query fits: 0 where it does not. */
const scoreOf = ({ asked, told }: Row, { words, latin, pairs, known }: Query): number => {
  if (words.every((word) => asked.includes(needle(word)))) return 3
  if (words.every((word) => told.includes(needle(word)))) return 2
  if (known.length === 0 || !latin.every((word) => told.includes(needle(word)))) return 0
  const found = countIn(known, told)
  if (found < known.length * enoughKnown || found < pairs.length * enough) return 0
  return (found + countIn(known, asked)) / (2 * known.length)
}

/**
 * Questions that a query finds, best first, else in the order of the list: in either Chinese script or English, whole or
 * nearly. Nothing typed finds all of them, and so does the beginning of a sentence, as `how do I`, that asks for nothing yet;
 * what holds no letter and no digit finds none. Never throws.
 */
export const searchQuestions = (index: QuestionIndex, content: string): CrossBorderQuestion[] => {
  const typed = content.slice(0, most).trim()
  const all = () => index.rows.map(({ question }) => question)
  if (typed === '') return all()
  const query = queryOf(index, typed)
  if (query.words.length === 0) return plain.test(typed) ? all() : []
  return index.rows
    .map((row) => ({ question: row.question, score: scoreOf(row, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ question }) => question)
}
