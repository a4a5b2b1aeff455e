import { randomInt } from 'node:crypto'
import type { KnowledgeTest, Question } from '../../engine/knowledge-test.ts'

const shuffled = <One>(list: readonly One[]): One[] => {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [one, two] = [mixed[last] as One, mixed[other] as One]
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}

/** Draws the questions of one attempt: a random selection of the bank, with questions and options in random order. */
export const drawQuestions = ({ questions, drawn }: KnowledgeTest): Question[] =>
  shuffled(questions)
    .slice(0, drawn)
    .map((question) => ({ ...question, options: shuffled(question.options) }))
