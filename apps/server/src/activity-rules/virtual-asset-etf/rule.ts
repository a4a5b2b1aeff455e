import { grantDiscount } from '../../engine/fee-discounts.ts'
import { hookOf } from '../../engine/hooks.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { twoGroups } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { named } from '../named.ts'
import { type DiscountFacts, discount, number, validUntil } from './discount.ts'
import { knowledgeTest } from './knowledge-test.ts'

/**
 * R18: a person who has passed the knowledge test joins and pays less brokerage commission on every trade of the
 * account. The discount is tied to no product, so that it leads no one to buy one of these funds.
 */
export const rule: ActivityRule = {
  ...named('virtual-asset-etf'),
  items: {},
  grants: [{ item: 'commission-discount', type: 'fee_discount', on: { kind: 'join' } }],
  knowledgeTest,
  onJoin: async (context, tx, { personId, accountId, at }) => {
    const hasPassed = await hookOf(context, 'hasPassedTest')(tx, number, personId)
    if (!hasPassed) throw new Refused('test_needed', 'the knowledge test was not passed')
    const facts: DiscountFacts = { percentOff: discount.percentOff }
    const code = `C-${twoGroups(4)}`
    await grantDiscount(
      tx,
      { activity: number, accountId, code, facts, at, validUntil: validUntil(at) },
      context.clocks.wall(),
    )
  },
}
