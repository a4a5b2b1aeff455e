import type {
  decidedRule,
  decideRuleRequest,
  proposedRule,
  proposeRuleRequest,
  withdrawnRule,
  withdrawRuleRequest,
} from '@foyer/api/staff/activity-rules'
import type { WrittenRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { StaffActor } from '../../engine/audit.ts'
import { currentRules, endProposal, lockRules, propose } from '../../engine/stored-rules.ts'
import { Refused } from '../../refused.ts'
import { findActivity, lockToPublish } from '../activities/public.ts'
import { publishedPage } from '../content/public.ts'
import { type RuleSubject, ruleFaults } from './faults.ts'
import { approveProposal } from './put-in-force.ts'

/** A published activity as the subject of its rule. @throws Refused `not_found` */
export const subjectOf = async (db: ISql, number: number): Promise<RuleSubject> => {
  const activity = await findActivity(db, { number })
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  const page = await publishedPage(db, number)
  return { ...activity, hasStages: (page?.stages.length ?? 0) > 0 }
}

/** The faults of a rule as it is written. @throws Refused `not_found` */
export const faultsFor = async ({ clocks }: Pick<Context, 'clocks'>, db: ISql, number: number, written: WrittenRule) =>
  ruleFaults(db, await subjectOf(db, number), written, clocks.business())

type Proposed = z.input<typeof proposedRule>

/** Stores a proposal, in place of an open one. @throws Refused `not_found` */
export const proposeRule = (
  context: Context,
  { activity, basis, rule: written, reason }: z.output<typeof proposeRuleRequest>,
  actor: StaffActor,
): Promise<Proposed> =>
  context.db.begin(async (tx) => {
    await lockRules(tx, activity)
    const { rule, faults } = await faultsFor(context, tx, activity, written)
    if (!rule) return { outcome: 'faulty', faults: [...faults], revision: null }
    const { inForce, proposed } = await currentRules(tx, activity)
    if ((inForce?.revision ?? null) !== basis) return { outcome: 'outdated', faults: [], revision: null }
    const by = { actor, reason, wall: context.clocks.wall() }
    if (proposed) await endProposal(tx, proposed, 'withdrawn', by)
    const { revision } = await propose(tx, activity, rule, by)
    return { outcome: 'proposed', faults: [], revision }
  })

/** Withdraws the open proposal. */
export const withdrawRule = (
  { db, clocks }: Context,
  { activity, revision, reason }: z.output<typeof withdrawRuleRequest>,
  actor: StaffActor,
): Promise<z.input<typeof withdrawnRule>> =>
  db.begin(async (tx) => {
    await lockRules(tx, activity)
    const ended = await endProposal(tx, { activity, revision }, 'withdrawn', { actor, reason, wall: clocks.wall() })
    return { outcome: ended ? 'withdrawn' : 'outdated' }
  })

type Decided = z.input<typeof decidedRule>

/**
 * Approves or declines the open proposal. Of two concurrent decisions one wins, and the other one is `outdated`.
 *
 * @throws Refused `not_found`
 */
export const decideRule = (
  context: Context,
  { activity, revision, decision, reason }: z.output<typeof decideRuleRequest>,
  actor: StaffActor,
): Promise<Decided> =>
  context.db.begin(async (tx): Promise<Decided> => {
    await lockRules(tx, activity)
    // no join runs from here on, so that nobody joins between the check and the change
    await lockToPublish(tx, activity)
    const { inForce, proposed } = await currentRules(tx, activity)
    const outcome = (is: Decided['outcome'], faults: Decided['faults'] = []): Decided => ({ outcome: is, faults })
    if (proposed?.revision !== revision || proposed.basis !== (inForce?.revision ?? null)) return outcome('outdated')
    if (proposed.proposedBy === actor.id) return outcome('own')
    const by = { actor, reason }
    if (decision === 'decline') {
      await endProposal(tx, proposed, 'declined', { ...by, wall: context.clocks.wall() })
      return outcome('declined')
    }
    const { faults } = await faultsFor(context, tx, activity, proposed.rule)
    if (faults.length > 0) return outcome('faulty', [...faults])
    await approveProposal(context, tx, proposed, inForce?.rule, by)
    return outcome('approved')
  })
