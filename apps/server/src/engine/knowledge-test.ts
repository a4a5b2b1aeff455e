import { z } from 'zod'
import { type FactKind, factId, factTexts, repeated } from './facts/kind.ts'

const question = z.strictObject({
  id: factId,
  text: factTexts,
  options: z
    .array(z.strictObject({ id: factId, text: factTexts }))
    .min(2)
    .max(10),
  /** the right option's id */
  right: factId,
  /** explanation, shown after the attempt is submitted */
  why: factTexts,
})
export type Question = z.infer<typeof question>

const schema = z
  .strictObject({
    /** number of questions drawn for an attempt */
    drawn: z.int().min(1).max(100),
    passMark: z.int().min(1).max(100),
    waitMinutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60),
    questions: z.array(question).min(1).max(300),
  })
  .check(({ value, issues }) => {
    const say = (message: string, ...path: (string | number)[]) =>
      issues.push({ code: 'custom', message, path, input: value })
    if (value.drawn > value.questions.length) say('must not be more than there are questions', 'drawn')
    if (value.passMark > value.drawn) say('must not be more than are drawn', 'passMark')
    for (const id of repeated(value.questions.map((one) => one.id))) say(`must not contain ${id} twice`, 'questions')
    for (const [n, { options, right }] of value.questions.entries()) {
      const ids = options.map((option) => option.id)
      if (repeated(ids).length > 0) say('must not contain an id twice', 'questions', n, 'options')
      if (!ids.includes(right)) say('is the id of no option', 'questions', n, 'right')
    }
  })

/** The knowledge test before joining an activity. It has more questions than one attempt. */
export type KnowledgeTest = z.infer<typeof schema>

/** The kind of facts that holds the test of an activity. */
export const knowledgeTestKind = (facts: Pick<FactKind, 'name' | 'summary' | 'neededBy'>): FactKind<KnowledgeTest> => ({
  ...facts,
  schema,
})
