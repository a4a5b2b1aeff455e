import {
  type CrossBorderGuide,
  type CrossBorderQuestions,
  crossBorderGuide,
  crossBorderQuestions,
} from '@foyer/api/cross-border'
import { StartError } from '../../config/start-error.ts'
import { foldingFor } from './folding.ts'
import writtenGuide from './guide.json' with { type: 'json' }
import writtenQuestions from './questions.json' with { type: 'json' }

const faulty = (what: string, issue: unknown) => new StartError(`The ${what} is faulty: ${JSON.stringify(issue)}.`)

/** Validates the guide. @throws StartError */
export const readGuide = (from: unknown): CrossBorderGuide => {
  const read = crossBorderGuide.safeParse(from)
  if (!read.success) throw faulty('guide to both directions', read.error.issues[0])
  return read.data
}

/** Validates the questions. @throws StartError if two questions have one id or a question's topic does not exist */
export const readQuestions = (from: unknown): CrossBorderQuestions => {
  const read = crossBorderQuestions.omit({ folding: true }).safeParse(from)
  if (!read.success) throw faulty('list of questions', read.error.issues[0])
  const { topics, questions } = read.data
  const ids = new Set(questions.map(({ id }) => id))
  const names = new Set(topics.map(({ id }) => id))
  if (ids.size < questions.length) throw faulty('list of questions', 'two questions have the same id')
  if (!questions.every(({ topic }) => names.has(topic)))
    throw faulty('list of questions', 'a question has an unknown topic')
  return { ...read.data, folding: foldingFor(questions) }
}

/** Dated content that compliance replaces. */
export const guide = readGuide(writtenGuide)
export const questions = readQuestions(writtenQuestions)
