import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Question } from '../../engine/knowledge-test.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { activityName, activityNamed } from '../activities/public.ts'
import { mobileHashes, personRows } from '../identity/public.ts'

const tags = ['sandbox']
/** E.164 */
const mobile = z.string().regex(/^\+\d{5,15}$/)
const whose = z.strictObject({ mobile, activity: activityName })
const answer = z.object({ question: z.string(), option: z.string() })
const rightAnswers = z.object({ attempt: z.uuid(), answers: z.array(answer) })

/** Routes that show the right answers of a person's open knowledge test, and end the wait after a failed one. */
export const knowledgeTestSandboxRoutes = (app: App, context: Context): void => {
  const { db, secrets, clocks } = context
  const theirs = (e164: string) =>
    db`(select id from ${personRows(db)} person where mobile_hash in ${db(mobileHashes(secrets, e164))})`

  app.post(
    '/knowledge-tests',
    {
      schema: {
        tags,
        summary: 'The right answers of the open attempt of a phone number',
        body: whose,
        response: { 200: replyOf(rightAnswers) },
      },
    },
    async ({ body }) => {
      const { number } = await activityNamed(db, body.activity)
      const [row] = await db<{ id: string; questions: Question[] }[]>`
        select id, questions from knowledge_attempts
        where activity = ${number} and person_id = ${theirs(body.mobile)} and handed_in_at is null`
      if (!row) throw new Refused('not_found', 'no attempt is open')
      return done({
        attempt: row.id,
        answers: row.questions.map(({ id, right }) => ({ question: id, option: right })),
      })
    },
  )

  app.post(
    '/knowledge-tests/wait',
    {
      schema: {
        tags,
        summary: 'Ends the waiting time after a failed test of a phone number, if there is one',
        body: whose,
        response: { 200: replyOf(z.object({ ended: z.number().int() })) },
      },
    },
    async ({ body }) => {
      const { number } = await activityNamed(db, body.activity)
      const now = new Date(clocks.business())
      const { count } = await db`
        update knowledge_attempts set again_at = ${now}
        where activity = ${number} and person_id = ${theirs(body.mobile)} and again_at > ${now}`
      return done({ ended: count })
    },
  )
}
