import type { HandInReply, HandInRequest } from '@foyer/api/knowledge-tests'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import { runOnce, Unchanged } from '../../engine/idempotency.ts'
import { Refused } from '../../refused.ts'
import { lockPerson } from '../identity/public.ts'
import { type AttemptRow, attemptOf, resultOf, testStateAt } from './attempts.ts'
import { testFor } from './test-for.ts'

const minute = 60_000
/** The stored attempt contains its result, so a stored reply only names it. */
const judged = z.object({ attempt: z.string() })

/**
 * Maps each question to its chosen option. @throws Refused `invalid_request` unless each question has exactly one of
 * its own options
 */
const answersTo = ({ questions }: AttemptRow, given: HandInRequest['answers']): Readonly<Record<string, string>> => {
  const chosen = new Map(given.map(({ question, option }) => [question, option]))
  const isWhole = given.length === questions.length && chosen.size === questions.length
  const isOwn = questions.every(({ id, options }) => options.some((option) => option.id === chosen.get(id)))
  if (!isWhole || !isOwn)
    throw new Refused('invalid_request', 'the answers do not match the questions of the attempt', { path: '/answers' })
  return Object.fromEntries(chosen)
}

const judge = async (
  tx: ISql,
  row: AttemptRow,
  { answers, at, waitMinutes }: { answers: Readonly<Record<string, string>>; at: number; waitMinutes: number },
): Promise<void> => {
  const correct = row.questions.filter(({ id, right }) => answers[id] === right).length
  const passed = correct >= row.pass_mark
  await tx`
    update knowledge_attempts set answers = ${tx.json(answers)}, correct = ${correct}, passed = ${passed},
      handed_in_at = ${new Date(at)}, again_at = ${passed ? null : new Date(at + waitMinutes * minute)}
    where id = ${row.id}`
}

/**
 * Judges an attempt once. A repeated call returns the first result, under the same key or under another one.
 *
 * @throws Refused `not_found`, `key_reused`, `invalid_request`, `activity_…`
 */
export const handIn = async (
  context: Context,
  request: FastifyRequest,
  number: number,
  { key, attempt, answers }: HandInRequest,
): Promise<HandInReply> => {
  const { db, clocks } = context
  const { test, shut } = await testFor(context, request, number)
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, request.caller)
    const content = { call: 'knowledge test hand in', attempt, answers }
    const act = { personId, key, activity: number, request: content, reply: judged }
    const at = clocks.business()
    await runOnce(tx, act, clocks.wall(), async () => {
      const row = await attemptOf(tx, number, personId, attempt)
      if (!row) throw new Refused('not_found', 'the caller has no such attempt')
      if (row.handed_in_at) return new Unchanged({ attempt })
      const chosen = answersTo(row, answers)
      if (shut) throw shut
      const { waitMinutes } = (await requireFacts(tx, test, at)).content
      await judge(tx, row, { answers: chosen, at, waitMinutes })
      await audit(tx, {
        actor: 'person',
        subject: 'knowledge_attempts',
        subjectId: row.id,
        event: 'hand_in',
        wall: clocks.wall(),
      })
      return { attempt }
    })
    const row = await attemptOf(tx, number, personId, attempt)
    if (!row) throw new Error('the attempt that was just judged does not exist')
    return { result: resultOf(row), status: await testStateAt(tx, number, personId, at) }
  })
}
