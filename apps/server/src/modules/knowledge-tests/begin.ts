import type { BeginTestRequest, TestStatus } from '@foyer/api/knowledge-tests'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import { runOnce, Unchanged } from '../../engine/idempotency.ts'
import { Refused } from '../../refused.ts'
import { lockPerson } from '../identity/public.ts'
import { testStateAt } from './attempts.ts'
import { drawQuestions } from './draw.ts'
import { testFor } from './test-for.ts'

const begun = z.object({ begun: z.boolean() })

/**
 * Begins an attempt with questions of its own. Only one attempt is open at a time: the call returns the person's
 * current state and begins nothing if an attempt is open, if the test is passed, or if the same key began an attempt
 * before.
 *
 * @throws Refused `not_found`, `key_reused`, `test_too_soon`, `facts_missing`, `activity_…`
 */
export const beginTest = async (
  context: Context,
  request: FastifyRequest,
  number: number,
  { key }: BeginTestRequest,
): Promise<TestStatus> => {
  const { db, clocks } = context
  const { test, shut } = await testFor(context, request, number)
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, request.caller)
    const act = { personId, key, activity: number, request: { call: 'knowledge test begin' }, reply: begun }
    const at = clocks.business()
    await runOnce(tx, act, clocks.wall(), async () => {
      const before = await testStateAt(tx, number, personId, at)
      if (before.state === 'passed') return new Unchanged({ begun: false })
      // the key is used up: a late repetition must not begin another attempt
      if (before.state === 'open') return { begun: false }
      if (shut) throw shut
      if (before.last?.againAt && at < before.last.againAt)
        throw new Refused('test_too_soon', 'the waiting time has not ended', {
          retryAfter: Math.ceil((before.last.againAt - at) / 1000),
        })
      const { version, content } = await requireFacts(tx, test, at)
      const questions = tx.json(JSON.parse(JSON.stringify(drawQuestions(content))))
      await tx`
        insert into knowledge_attempts (activity, person_id, questions, pass_mark, facts_version, begun_at)
        values (${number}, ${personId}, ${questions}, ${content.passMark}, ${version}, ${new Date(at)})`
      return { begun: true }
    })
    return testStateAt(tx, number, personId, at)
  })
}
