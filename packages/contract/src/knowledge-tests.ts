import { z } from 'zod'
import { idempotencyKeyPattern } from './limits.ts'
import { texts } from './texts.ts'

/**
 * Knowledge tests of activities that ask for one before joining (R18), on the app API host, signed at register or login
 * level and never stored: POST {api}/user/{number}/knowledgeTest, …/knowledgeTest/begin and …/knowledgeTest/handIn. The
 * server draws the questions and their order anew for each attempt, judges them, and keeps each attempt; which option is
 * right never travels. Times are milliseconds of the business clock. `activity_mainland` where the activity is withheld,
 * `not_found` where it asks for no test.
 */
const key = z.string().regex(idempotencyKeyPattern)
const time = z.number().int()
/** Of a question, and of an option within it: says nothing of what is right. */
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

export const testQuestion = z.object({
  id,
  text: texts,
  options: z.array(z.object({ id, text: texts })).min(2),
})
export type TestQuestion = z.infer<typeof testQuestion>

/** An attempt that was begun: its questions in the order of this attempt. It stays open until it is handed in. */
export const testAttempt = z.object({ attempt: z.uuid(), begunAt: time, questions: z.array(testQuestion).min(1) })
export type TestAttempt = z.infer<typeof testAttempt>

/** What became of an attempt; `wrong` tells why, which nothing does before. */
export const testResult = z.object({
  attempt: z.uuid(),
  handedInAt: time,
  correct: z.number().int(),
  of: z.number().int(),
  passMark: z.number().int(),
  passed: z.boolean(),
  wrong: z.array(z.object({ id, text: texts, chosen: texts, why: texts })),
  /** the first moment that another one can be begun; null of one that was passed */
  againAt: time.nullable(),
})
export type TestResult = z.infer<typeof testResult>

/** `waiting`: one was failed, and it is too soon for the next. Who has passed stays so. */
export const testState = z.enum(['needed', 'open', 'waiting', 'passed'])
export type TestState = z.infer<typeof testState>

/** Where a person stands. `last`: the attempt that was passed, else the newest that was handed in. */
export const testStanding = z.object({
  asOf: time,
  state: testState,
  open: testAttempt.nullable(),
  last: testResult.nullable(),
})
export type TestStanding = z.infer<typeof testStanding>

export const testRequest = z.strictObject({})

/**
 * Begins an attempt, or tells of the one that is open; of whoever has passed there is none to begin. `test_too_soon` with
 * `retryAfter` before the wait is over; `activity_…` where the activity is closed to the caller.
 */
export const beginTestRequest = z.strictObject({ key })
export type BeginTestRequest = z.infer<typeof beginTestRequest>

/**
 * Hands an attempt in with one option for each of its questions, in any order. It is judged once: another key gives the
 * first result again. `not_found` for an attempt that is not the caller's, `invalid_request` for answers to other
 * questions than its own.
 */
export const handInRequest = z.strictObject({
  key,
  attempt: z.uuid(),
  answers: z.array(z.strictObject({ question: id, option: id })).max(50),
})
export type HandInRequest = z.infer<typeof handInRequest>

export const handInReply = z.object({ result: testResult, standing: testStanding })
export type HandInReply = z.infer<typeof handInReply>
