import { z } from 'zod'
import { codePattern } from './codes.ts'
import { texts } from './texts.ts'

/**
 * Public information about Wealth Management Connect: guide (R25) and questions (R26). The content has a date and is
 * shown in the mainland too.
 */
export const direction = z.enum(['southbound', 'northbound'])
export type Direction = z.infer<typeof direction>

const ofBoth = <Each extends z.ZodType>(each: Each) => z.object({ southbound: each, northbound: each })
const step = z.object({ title: texts, text: texts })
/** publishers of the rules and notices that the facts come from */
export const factSources = z.array(texts).min(1)

export const crossBorderGuide = z.object({
  /** the date of the facts */
  asOf: z.iso.date(),
  /** for whom each direction is, in one line */
  forWhom: ofBoth(texts),
  compared: z.array(z.object({ id: z.string(), aspect: texts, ...ofBoth(texts).shape })).min(1),
  documents: ofBoth(z.array(step).min(1)),
  process: ofBoth(z.array(step).min(1)),
  contacts: z
    .array(
      z.object({
        id: z.string(),
        name: texts,
        about: texts,
        /** as dialled from abroad; null if the number is the firm's own, or there is none */
        phone: z.string().nullable(),
      }),
    )
    .min(1),
  sources: factSources,
})
export type CrossBorderGuide = z.infer<typeof crossBorderGuide>

export const crossBorderQuestion = z.object({
  /** a permanent part of the answer's address */
  id: z.string().regex(codePattern),
  topic: z.string(),
  question: texts,
  /** paragraphs */
  answer: z.array(texts).min(1),
})
export type CrossBorderQuestion = z.infer<typeof crossBorderQuestion>

export const crossBorderQuestions = z.object({
  asOf: z.iso.date(),
  sources: factSources,
  topics: z.array(z.object({ id: z.string(), name: texts })).min(1),
  questions: z.array(crossBorderQuestion).min(1),
  /**
   * pairs of characters of one script and the other, as `額额戶户`, for the characters of the questions and answers. The
   * reader's browser uses them so that a search in either script finds the other without a network
   */
  folding: z.string(),
})
export type CrossBorderQuestions = z.infer<typeof crossBorderQuestions>

/** Whether an answer was helpful: the latest vote of a visitor or person on a question. */
export const questionVote = z.object({ question: z.string(), helpful: z.boolean() })
export type QuestionVote = z.infer<typeof questionVote>
export const questionVoteRequest = z.strictObject({ question: crossBorderQuestion.shape.id, helpful: z.boolean() })
export type QuestionVoteRequest = z.infer<typeof questionVoteRequest>
/** All votes of the caller and of no one else. */
export const questionVotesReply = z.object({ votes: z.array(questionVote) })
export type QuestionVotesReply = z.infer<typeof questionVotesReply>
