import { audit } from '../../engine/audit.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { twoGroups } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { named } from '../named.ts'
import { number, promotionOf } from './promotion.ts'
import { rates } from './rates.ts'

/** The terms of a coupon, stored with it. Later changes of the rates do not affect it. */
export interface CouponFacts {
  readonly asOf: string
  readonly currencies: readonly {
    readonly currency: 'HKD' | 'USD' | 'CNY'
    readonly upTo: number
    readonly tiers: readonly { readonly from: number; readonly promotional: number }[]
  }[]
}

const promised = (): CouponFacts => ({
  asOf: rates.asOf,
  currencies: rates.currencies.map(({ currency, promotionalUpTo, tiers }) => ({
    currency,
    upTo: promotionalUpTo,
    tiers: tiers.map(({ from, promotional }) => ({ from, promotional })),
  })),
})

/**
 * R7: joining gives the account a coupon on margin interest that is tied to no product. A discount is not a reward, so
 * it is stored in `fee_discounts`, once per account. `join` enforces once per person and the stock.
 */
export const rule: ActivityRule = {
  ...named('financing-818'),
  items: {},
  grants: [{ item: 'interest-coupon', type: 'fee_discount', on: { kind: 'join' } }],
  onJoin: async (context, tx, { accountId, at }) => {
    const promotion = await promotionOf(tx)
    if (!promotion || at >= promotion.over) throw new Refused('activity_ended', 'the promotion is over')
    const facts = JSON.parse(JSON.stringify(promised()))
    const [row] = await tx<{ id: string }[]>`
      insert into fee_discounts (activity, account_id, code, facts, claimed_at, valid_until)
      values (${number}, ${accountId}, ${`M-${twoGroups(4)}`}, ${tx.json(facts)}, ${new Date(at)},
        ${new Date(promotion.over)})
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
