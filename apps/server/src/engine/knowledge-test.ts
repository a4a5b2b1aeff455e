import { texts } from '@foyer/api/texts'
import { z } from 'zod'
import { StartError } from '../config/start-error.ts'

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

const question = z.object({
  id,
  text: texts,
  options: z.array(z.object({ id, text: texts })).min(2),
  /** the right option's id */
  right: id,
  /** explanation, shown after the attempt is submitted */
  why: texts,
})
export type Question = z.infer<typeof question>

const published = z
  .object({
    /** number of questions drawn for an attempt */
    drawn: z.number().int().positive(),
    passMark: z.number().int().positive(),
    waitMinutes: z.number().int().positive(),
    questions: z.array(question).min(1),
  })
  .transform((test, { addIssue }) => {
    if (test.drawn > test.questions.length) addIssue('fewer questions than are drawn')
    if (test.passMark > test.drawn) addIssue('the pass mark is out of reach')
    if (new Set(test.questions.map(({ id }) => id)).size < test.questions.length) addIssue('a question is listed twice')
    for (const { id, options, right } of test.questions) {
      const ids = options.map((option) => option.id)
      if (new Set(ids).size < ids.length || !ids.includes(right)) addIssue(`the options of ${id} are faulty`)
    }
    return test
  })

/** The knowledge test before joining an activity. It has more questions than one attempt. */
export type KnowledgeTest = z.infer<typeof published>

/** @throws StartError if the test cannot be passed */
export const readKnowledgeTest = (from: unknown): KnowledgeTest => {
  const read = published.safeParse(from)
  if (!read.success) throw new StartError(`A knowledge test is faulty: ${read.error.issues[0]?.message}.`)
  return read.data
}
