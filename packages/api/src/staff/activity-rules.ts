import { z } from 'zod'
import { activityPhase } from '../activities.ts'
import { texts } from '../texts.ts'
import { ruleFault, ruleKinds, writtenRule } from './rules.ts'
import { reason } from './written.ts'

/** Acts of staff on the rules of activities. Times are milliseconds since 1970. */
const at = z.number().int()
const activity = z.number().int().min(1).max(2_147_483_647)
const revision = z.number().int().min(1).max(2_147_483_647)

/** What an activity grants by: a rule of the catalogue that is code, a rule that staff wrote, or nothing. */
const source = z.enum(['built_in', 'data', 'none'])

export const ruledActivity = z.object({
  number: z.number().int(),
  code: z.string(),
  title: texts,
  opensAt: at,
  closesAt: at,
  phase: activityPhase,
  source,
  kind: z.enum(ruleKinds).nullable(),
  /** a revision waits for a decision */
  isProposed: z.boolean(),
})
export type RuledActivity = z.infer<typeof ruledActivity>

export const rulesRequest = z.strictObject({
  /** a part of a code or title */
  search: z.string().trim().max(60).default(''),
  /** activities with a smaller number than this one, from the reply before */
  before: activity.optional(),
})
export const rulesPage = z.object({
  /** the greatest number first, at most 50 */
  activities: z.array(ruledActivity),
  before: z.number().int().nullable(),
})

const person = z.object({ id: z.string(), name: z.string() })

export const ruleRevision = z.object({
  revision: z.number().int(),
  rule: writtenRule,
  basis: z.number().int().nullable(),
  status: z.enum(['proposed', 'approved', 'declined', 'withdrawn']),
  proposedBy: person,
  proposedAt: at,
  reason: z.string(),
  decidedBy: person.nullable(),
  /** for an approved revision: since when it has been in force */
  decidedAt: at.nullable(),
  decisionReason: z.string().nullable(),
})
export type RuleRevision = z.infer<typeof ruleRevision>

export const activityRule = z.object({
  activity: ruledActivity,
  /** the rule can no longer change freely: the activity has opened, somebody joined, or its draw is committed */
  isLive: z.boolean(),
  inForce: ruleRevision.nullable(),
  proposed: ruleRevision.nullable(),
  /** the newest first, at most 50 */
  history: z.array(ruleRevision),
  /** places of the rule in force; null without a limit */
  places: z.object({ total: z.number().int(), remaining: z.number().int() }).nullable(),
  /** codes in the pools of the rule's vouchers */
  codes: z.array(z.object({ item: z.string(), total: z.number().int(), free: z.number().int() })),
})
export type ActivityRuleShown = z.infer<typeof activityRule>

export const showRuleRequest = z.strictObject({ activity })
export const checkRuleRequest = z.strictObject({ activity, rule: writtenRule })
export const checkedRule = z.object({ faults: z.array(ruleFault) })

export const proposeRuleRequest = z.strictObject({
  activity,
  /** the revision in force that the author changes; null if there is none */
  basis: revision.nullable(),
  rule: writtenRule,
  reason,
})
/**
 * Nothing is stored unless the outcome is `proposed`. `faulty`: the rule has the faults. `outdated`: another revision is
 * in force.
 */
export const proposedRule = z.object({
  outcome: z.enum(['proposed', 'faulty', 'outdated']),
  faults: z.array(ruleFault),
  revision: z.number().int().nullable(),
})
export const withdrawRuleRequest = z.strictObject({ activity, revision, reason })
export const withdrawnRule = z.object({ outcome: z.enum(['withdrawn', 'outdated']) })

export const decideRuleRequest = z.strictObject({
  activity,
  /** the exact revision that the approver looked at */
  revision,
  decision: z.enum(['approve', 'decline']),
  reason,
})
/**
 * Nothing changes unless the outcome is `approved` or `declined`. `own`: the member of staff wrote the proposal.
 * `outdated`: it is no longer the open proposal. `faulty`: it was valid when it was proposed and no longer is.
 */
export const decidedRule = z.object({
  outcome: z.enum(['approved', 'declined', 'own', 'outdated', 'faulty']),
  faults: z.array(ruleFault),
})
