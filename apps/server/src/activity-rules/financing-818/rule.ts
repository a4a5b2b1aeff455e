import { grantDiscount } from '../../engine/fee-discounts.ts'
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
 * it is granted once per account, apart from rewards. `join` enforces once per person and the stock.
 */
export const rule: ActivityRule = {
  ...named('financing-818'),
  items: {},
  grants: [{ item: 'interest-coupon', type: 'fee_discount', on: { kind: 'join' } }],
  onJoin: async ({ clocks }, tx, { accountId, at, declaredEnd }) => {
    const { over } = promotionOf(declaredEnd)
    if (at >= over) throw new Refused('activity_ended', 'the promotion is over')
    const coupon = { activity: number, accountId, code: `M-${twoGroups(4)}`, facts: promised(), at, validUntil: over }
    await grantDiscount(tx, coupon, clocks.wall())
  },
}
