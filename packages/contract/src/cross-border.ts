import { z } from 'zod'
import { texts } from './texts.ts'

/**
 * What anyone may read about Wealth Management Connect, on the app API host, unsigned and with an ETag: GET
 * {api}/cross-border/guide (R25) and {api}/cross-border/questions (R26). Content with its day, shown in the mainland too.
 * Signed, from tourist level on, and never stored: POST {api}/user/cross-border/votes and …/vote.
 */
export const direction = z.enum(['southbound', 'northbound'])
export type Direction = z.infer<typeof direction>

const ofBoth = <Each extends z.ZodType>(each: Each) => z.object({ southbound: each, northbound: each })
const step = z.object({ title: texts, text: texts })
/** whose rules and notices the facts were taken from */
export const factSources = z.array(texts).min(1)

export const crossBorderGuide = z.object({
  /** the day the facts are of */
  asOf: z.iso.date(),
  /** for whom each direction is, in a line */
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
        /** as it is dialled from abroad; null where it is the firm's own, or there is none */
        phone: z.string().nullable(),
      }),
    )
    .min(1),
  sources: factSources,
})
export type CrossBorderGuide = z.infer<typeof crossBorderGuide>

export const crossBorderQuestion = z.object({
  /** part of the answer's address, for good */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
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
   * characters of one script beside those of another, as `額额戶户`: what the reader's browser searches with, so that either
   * script finds the other without a network. Of the characters that stand in the questions and answers.
   */
  folding: z.string(),
})
export type CrossBorderQuestions = z.infer<typeof crossBorderQuestions>

/** Whether an answer was of help: the last word of a visitor, or of a person, about a question. */
export const questionVote = z.object({ question: z.string(), helpful: z.boolean() })
export type QuestionVote = z.infer<typeof questionVote>
export const questionVoteRequest = z.strictObject({ question: crossBorderQuestion.shape.id, helpful: z.boolean() })
export type QuestionVoteRequest = z.infer<typeof questionVoteRequest>
/** All that the caller has said; nothing of anybody else. */
export const questionVotesReply = z.object({ votes: z.array(questionVote) })
export type QuestionVotesReply = z.infer<typeof questionVotesReply>
