import { beginTestRequest, handInReply, handInRequest, testRequest, testStatus } from '@foyer/contract/knowledge-tests'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { personIdOf } from '../identity/persons.ts'
import { testStateAt } from './attempts.ts'
import { beginTest } from './begin.ts'
import { handIn } from './hand-in.ts'
import { testFor } from './test-for.ts'

const tags = ['knowledge tests']
const params = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** Routes of the knowledge tests of activities. Calls are signed and answers are never cached. */
export const knowledgeTestRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const preValidation = signed(context, ['register', 'login'])

  app.post(
    '/user/:number/knowledgeTest',
    {
      preValidation,
      schema: {
        tags,
        summary: 'The state of the caller’s knowledge test of an activity; the body is empty',
        params,
        body: testRequest,
        response: { 200: replyOf(testStatus) },
      },
    },
    async (request) => {
      const { number } = request.params
      await testFor(context, request, number)
      return done(await testStateAt(db, number, await personIdOf(db, request.caller), clocks.business()))
    },
  )

  app.post(
    '/user/:number/knowledgeTest/begin',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Begins an attempt with questions of its own, or returns the open one',
        params,
        body: beginTestRequest,
        response: { 200: replyOf(testStatus) },
      },
    },
    async (request) => done(await beginTest(context, request, request.params.number, request.body)),
  )

  app.post(
    '/user/:number/knowledgeTest/handIn',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Hands in an attempt, judges it exactly once, and returns which answers were wrong and why',
        params,
        body: handInRequest,
        response: { 200: replyOf(handInReply) },
      },
    },
    async (request) => done(await handIn(context, request, request.params.number, request.body)),
  )
}
