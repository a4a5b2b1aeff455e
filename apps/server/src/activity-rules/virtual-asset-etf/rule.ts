import { audit } from '../../engine/audit.ts'
import { hasPassed } from '../../engine/knowledge-test.ts'
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
    if (!(await hasPassed(tx, number, personId))) throw new Refused('test_needed', 'the knowledge test was not passed')
    const facts: DiscountFacts = { percentOff: discount.percentOff }
    const [row] = await tx<{ id: string }[]>`
      insert into fee_discounts (activity, account_id, code, facts, claimed_at, valid_until)
      values (${number}, ${accountId}, ${`C-${twoGroups(4)}`}, ${tx.json({ ...facts })}, ${new Date(at)},
        ${new Date(validUntil(at))})
      returning id`
    await audit(tx, {
      actor: 'person',
      subject: 'fee_discounts',
      subjectId: String(row?.id),
      event: 'claim',
      wall: context.clocks.wall(),
    })
  },
}
