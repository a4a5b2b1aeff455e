import type { JoinStatus } from '@foyer/api/activities'
import type { FastifyRequest } from 'fastify'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import type { FactKind } from '../../engine/facts/kind.ts'
import type { KnowledgeTest } from '../../engine/knowledge-test.ts'
import { Refused } from '../../refused.ts'
import { gateRefusal, statusOf } from '../activities/public.ts'

/** The test of an activity as this caller may take it. */
interface Offered {
  readonly test: FactKind<KnowledgeTest>
  /**
   * the reason why no attempt may begin or be judged now; an account is required only to join, so it is not checked
   * here
   */
  readonly shut: Refused | undefined
}

const shutGates: ReadonlySet<JoinStatus['gate']> = new Set(['not_started', 'ended', 'ineligible'])

/** @throws Refused `not_found` if the activity has no test; `activity_mainland` if it is withheld in the mainland */
export const testFor = async (context: Context, request: FastifyRequest, number: number): Promise<Offered> => {
  const test = ruleOf(number)?.knowledgeTest
  if (!test) throw new Refused('not_found', 'the activity has no test')
  const status = await statusOf(context, request, number)
  const refusal = gateRefusal(status)
  if (status.gate === 'mainland' && refusal) throw refusal
  return { test, shut: shutGates.has(status.gate) ? refusal : undefined }
}
