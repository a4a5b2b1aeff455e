import { isDeepStrictEqual } from 'node:util'
import { boundsOf, type DataRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import { itemOf } from '../../activity-rules/stored-rule.ts'
import type { Context } from '../../context.ts'
import type { StaffActor } from '../../engine/audit.ts'
import { generateCodes } from '../../engine/generated-codes.ts'
import { grantedCash, providePlaces, usedPlaces } from '../../engine/rule-places.ts'
import { addToStock } from '../../engine/stock.ts'
import { approve, currentRules, endProposal, lockRules, propose, type StoredRule } from '../../engine/stored-rules.ts'
import { lockToPublish, putInForce } from '../activities/public.ts'

type Parts = Pick<Context, 'secrets' | 'clocks'>

/** Everything that the rule grants from: its places and the codes that are generated for it. */
const provide = async ({ secrets, clocks }: Parts, tx: ISql, activity: number, rule: DataRule): Promise<void> => {
  const { places, budget } = boundsOf(rule)
  if (rule.kind === 'cash' && budget !== null) {
    // what was granted by an earlier revision may have been less
    const left = Math.floor(Math.max(budget - (await grantedCash(tx, activity)), 0) / rule.parameters.amount)
    await providePlaces(tx, activity, (await usedPlaces(tx, activity)) + left)
  } else if (places !== null) await providePlaces(tx, activity, places)
  const pools =
    rule.kind === 'voucher'
      ? [{ ...rule.parameters, item: itemOf.voucher }]
      : rule.kind === 'draw'
        ? rule.parameters.prizes
            .filter(({ type }) => type === 'exchange_voucher')
            .map((prize) => ({ ...prize, item: prize.code }))
        : []
  for (const { item, codes, stock } of pools)
    if (codes === 'generated') await generateCodes(tx, secrets, { activity, item }, stock, clocks.business())
    // lists of stocks show the pool before its first code
    else await addToStock(tx, activity, item, 0)
}

/**
 * Puts a stored proposal in force: from the commit on, every join grants by it. Call it under `lockRules`, with a rule
 * that `ruleFaults` found valid in the same transaction under `lockToPublish`.
 */
export const approveProposal = async (
  context: Parts,
  tx: ISql,
  proposal: StoredRule,
  before: DataRule | undefined,
  by: { readonly actor: StaffActor; readonly reason: string },
): Promise<void> => {
  await approve(tx, proposal, before, { ...by, wall: context.clocks.wall() })
  await provide(context, tx, proposal.activity, proposal.rule)
  await putInForce(tx, proposal.activity, proposal.id)
}

interface Decided {
  readonly activity: number
  readonly rule: DataRule
  readonly author: StaffActor
  readonly approver: StaffActor
  readonly reason: string
}

/**
 * Puts a rule in force that was approved with the page of its campaign. The activity is saved before, in the same
 * transaction, and `ruleFaults` found no fault. An identical rule changes nothing.
 *
 * @throws Error if one person is author and approver
 */
export const putRuleInForce = async (
  context: Parts,
  tx: ISql,
  { activity, rule, author, approver, reason }: Decided,
): Promise<void> => {
  if (author.id === approver.id) throw new Error('another person than the author approves a rule')
  await lockRules(tx, activity)
  await lockToPublish(tx, activity)
  const { inForce, proposed } = await currentRules(tx, activity)
  if (isDeepStrictEqual(inForce?.rule, JSON.parse(JSON.stringify(rule)))) return
  const wall = context.clocks.wall()
  if (proposed) await endProposal(tx, proposed, 'withdrawn', { actor: approver, reason, wall })
  const proposal = await propose(tx, activity, rule, { actor: author, reason, wall })
  await approveProposal(context, tx, proposal, inForce?.rule, { actor: approver, reason })
}
