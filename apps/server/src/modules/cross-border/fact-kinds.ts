import type { CrossBorderGuide, CrossBorderQuestions } from '@foyer/api/cross-border'
import { z } from 'zod'
import { type FactKind, factId, factTexts, repeated } from '../../engine/facts/kind.ts'
import { foldingFor } from './folding.ts'

const ofBoth = <Each extends z.ZodType>(each: Each) => z.strictObject({ southbound: each, northbound: each })
const steps = z
  .array(z.strictObject({ title: factTexts, text: factTexts }))
  .min(1)
  .max(30)
const sources = z.array(factTexts).min(1).max(20)
const noRepeated = (all: readonly { readonly id: string }[]) => repeated(all.map(({ id }) => id)).length === 0
const once = 'must not contain the same id twice'

const guide = z.strictObject({
  asOf: z.iso.date(),
  forWhom: ofBoth(factTexts),
  compared: z
    .array(z.strictObject({ id: factId, aspect: factTexts, southbound: factTexts, northbound: factTexts }))
    .min(1)
    .max(30)
    .refine(noRepeated, once),
  documents: ofBoth(steps),
  process: ofBoth(steps),
  contacts: z
    .array(
      z.strictObject({
        id: factId,
        name: factTexts,
        about: factTexts,
        /** as dialled from abroad; null for the firm's own number, or if there is none */
        phone: z
          .string()
          .regex(/^\+\d[\d ]{4,22}\d$/, 'must be a number as dialled from abroad, such as +852 2878 1378, or null')
          .nullable(),
      }),
    )
    .min(1)
    .max(30)
    .refine(noRepeated, once),
  sources,
})

/** The comparison of both directions of Wealth Management Connect (R25). Compliance owns it. */
export const guideKind: FactKind<CrossBorderGuide> = {
  name: 'cross-border-guide',
  summary: 'both directions of Wealth Management Connect compared, with documents, steps and contacts',
  schema: guide,
  neededBy: 'always',
}

const questions = z
  .strictObject({
    asOf: z.iso.date(),
    sources,
    topics: z
      .array(z.strictObject({ id: factId, name: factTexts }))
      .min(1)
      .max(30)
      .refine(noRepeated, once),
    questions: z
      .array(
        z.strictObject({
          /** a permanent part of the answer's address, and what votes on it are stored under */
          id: factId,
          topic: factId,
          question: factTexts,
          /** paragraphs */
          answer: z.array(factTexts).min(1).max(20),
        }),
      )
      .min(1)
      .max(300)
      .refine(noRepeated, once),
  })
  .check(({ value, issues }) => {
    const names = new Set(value.topics.map(({ id }) => id))
    for (const [n, { topic }] of value.questions.entries())
      if (!names.has(topic))
        issues.push({
          code: 'custom',
          message: 'is none of the topics',
          path: ['questions', n, 'topic'],
          input: topic,
        })
  })
  .transform((all) => ({ ...all, folding: foldingFor(all.questions) }))

/** Questions and answers about Wealth Management Connect (R26), with the folding for their search. */
export const questionsKind: FactKind<CrossBorderQuestions> = {
  name: 'cross-border-questions',
  summary: 'questions and answers about Wealth Management Connect',
  schema: questions,
  neededBy: 'always',
}
