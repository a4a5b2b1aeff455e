import { requireFacts } from '../../engine/facts/in-force.ts'
import { grantDiscount } from '../../engine/fee-discounts.ts'
import { hookOf } from '../../engine/hooks.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { twoGroups } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { named } from '../named.ts'
import { type DiscountFacts, validUntil } from './discount.ts'
import { fundsKind } from './funds.ts'
import { testKind } from './knowledge-test.ts'
import { number } from './number.ts'

/**
 * R18: a person who has passed the knowledge test joins and pays less brokerage commission on every trade of the
 * account. The discount is tied to no product, so that it leads no one to buy one of these funds.
 */
export const rule: ActivityRule = {
  ...named('virtual-asset-etf'),
  items: {},
  grants: [{ item: 'commission-discount', type: 'fee_discount', on: { kind: 'join' } }],
  knowledgeTest: testKind,
  onJoin: async (context, tx, { personId, accountId, at }) => {
    const hasPassed = await hookOf(context, 'hasPassedTest')(tx, number, personId)
    if (!hasPassed) throw new Refused('test_needed', 'the knowledge test was not passed')
    const { version, content } = await requireFacts(tx, fundsKind, at)
    const facts: DiscountFacts = { percentOff: content.discount.percentOff, version }
    const code = `C-${twoGroups(4)}`
    await grantDiscount(
      tx,
      { activity: number, accountId, code, facts, at, validUntil: validUntil(content.discount, at) },
      context.clocks.wall(),
    )
  },
}
