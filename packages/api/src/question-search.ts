import { wordsOf } from './chinese/words.ts'
import type { CrossBorderQuestion, CrossBorderQuestions } from './cross-border.ts'
import { inEachLanguage } from './each-language.ts'
import type { Texts } from './texts.ts'

/** Maximum length of a query; longer text is cut. */
const most = 200
/**
 * Minimum shares of a Chinese query's pairs that a question must contain: of the pairs that any question contains, and
 * of all pairs.
 */
const [enoughKnown, enough] = [0.6, 0.3]
/** The beginning of a question, without digits or symbols of a code. */
const plain = /^[\p{L}\s'’?？]+$/u
/** Words that occur in every sentence and identify no question. */
const common = new Set(
  'a an and any are at be by can do does for from have how i if in is it me much my of on one or the there to us we what when which who with you your'.split(
    ' ',
  ),
)

interface Row {
  readonly question: CrossBorderQuestion
  /** folded; the languages are separated by a space, and each begins with one */
  readonly questionText: string
  readonly fullText: string
}

/** The search index of a list of questions, built once per list. */
export interface QuestionIndex {
  readonly rows: readonly Row[]
  readonly words: (text: string) => readonly string[]
  /** a text in one Chinese script, character by character */
  readonly fold: (text: string) => string
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
    ` ${texts.flatMap((text) => inEachLanguage(text).flatMap(words)).join(' ')}`
  const rows = questions.map((question) => {
    const questionText = spaced([question.question])
    return { question, questionText, fullText: questionText + spaced(question.answer) }
  })
  return { rows, words, fold }
}

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word)
/** Every two adjacent characters. */
const pairsOf = (word: string): string[] =>
  word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_, n) => word.slice(n, n + 2))

/** The text to search for: a Latin word matches from its start, Chinese matches anywhere. */
const needle = (word: string): string => (isChinese(word) ? word : ` ${word}`)

/** A parsed query: each of its words and, for Chinese, which has no spaces, every two adjacent characters. */
interface Query {
  readonly words: readonly string[]
  readonly latin: readonly string[]
  readonly pairs: readonly string[]
  /** the pairs that at least one question contains */
  readonly known: readonly string[]
}

const queryOf = (index: QuestionIndex, typed: string): Query => {
  const words = index.words(typed).filter((word) => isChinese(word) || (word.length > 1 && !common.has(word)))
  const pairs = words.filter(isChinese).flatMap(pairsOf)
  const known = pairs.filter((pair) => index.rows.some(({ fullText }) => fullText.includes(pair)))
  return { words, pairs, known, latin: words.filter((word) => !isChinese(word)) }
}

const countIn = (pairs: readonly string[], text: string): number => pairs.filter((pair) => text.includes(pair)).length

/** How well a query matches a question; 0 for no match. */
const scoreOf = ({ questionText, fullText }: Row, { words, latin, pairs, known }: Query): number => {
  if (words.every((word) => questionText.includes(needle(word)))) return 3
  if (words.every((word) => fullText.includes(needle(word)))) return 2
  if (known.length === 0 || !latin.every((word) => fullText.includes(needle(word)))) return 0
  const found = countIn(known, fullText)
  if (found < known.length * enoughKnown || found < pairs.length * enough) return 0
  return (found + countIn(known, questionText)) / (2 * known.length)
}

/**
 * The questions that match a query, best first, otherwise in the order of the list, in either Chinese script or
 * English, exactly or approximately. An empty query, or only the beginning of a sentence such as `how do I`, matches
 * all questions; a query without letters and digits matches none. Never throws.
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
