import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { texts } from './texts.ts'

/**
 * Knowledge tests of activities that require one before joining (R18). The server draws the questions and their order
 * for each attempt, judges them, and stores each attempt; it never sends which option is right. Times are milliseconds
 * of the business clock. `activity_mainland` if the activity is withheld, `not_found` if it has no test.
 */
const key = z.string().regex(idempotencyKeyPattern)
const time = z.number().int()
/** Id of a question or an option, which does not reveal the right answer. */
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

export const testQuestion = z.object({
  id,
  text: texts,
  options: z.array(z.object({ id, text: texts })).min(2),
})
export type TestQuestion = z.infer<typeof testQuestion>

/** A begun attempt with its questions in their order. It stays open until it is submitted. */
export const testAttempt = z.object({ attempt: z.uuid(), begunAt: time, questions: z.array(testQuestion).min(1) })
export type TestAttempt = z.infer<typeof testAttempt>

/** The result of an attempt; only `wrong` contains explanations. */
export const testResult = z.object({
  attempt: z.uuid(),
  handedInAt: time,
  correct: z.number().int(),
  of: z.number().int(),
  passMark: z.number().int(),
  passed: z.boolean(),
  wrong: z.array(z.object({ id, text: texts, chosen: texts, why: texts })),
  /** the earliest time of the next attempt; null if this one was passed */
  againAt: time.nullable(),
})
export type TestResult = z.infer<typeof testResult>

/** `waiting`: an attempt was failed, and the wait before the next one is not over. `passed` is permanent. */
export const testState = z.enum(['needed', 'open', 'waiting', 'passed'])
export type TestState = z.infer<typeof testState>

/** A person's state. `last`: the attempt that was passed, otherwise the newest submitted one. */
export const testStatus = z.object({
  asOf: time,
  state: testState,
  open: testAttempt.nullable(),
  last: testResult.nullable(),
})
export type TestStatus = z.infer<typeof testStatus>

export const testRequest = z.strictObject({})

/**
 * Begins an attempt, or returns the open one; a person who has passed cannot begin another. `test_too_soon` with
 * `retryAfter` before the wait is over; `activity_…` if the activity is closed to the caller.
 */
export const beginTestRequest = z.strictObject({ key })
export type BeginTestRequest = z.infer<typeof beginTestRequest>

/**
 * Submits an attempt with one option for each of its questions, in any order. It is judged once: another key gives the
 * first result again. `not_found` for an attempt that is not the caller's, `invalid_request` for answers to other
 * questions.
 */
export const handInRequest = z.strictObject({
  key,
  attempt: z.uuid(),
  answers: z.array(z.strictObject({ question: id, option: id })).max(50),
})
export type HandInRequest = z.infer<typeof handInRequest>

export const handInReply = z.object({ result: testResult, status: testStatus })
export type HandInReply = z.infer<typeof handInReply>
