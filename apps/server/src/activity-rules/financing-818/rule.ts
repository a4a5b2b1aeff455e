import { type Facts, requireFacts } from '../../engine/facts/in-force.ts'
import { grantDiscount } from '../../engine/fee-discounts.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { twoGroups } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { named } from '../named.ts'
import { number } from './number.ts'
import { promotionOf } from './promotion.ts'
import { type PublishedRates, ratesKind } from './rates.ts'

/** The terms of a coupon, stored with it. Later changes of the rates do not affect it. */
export interface CouponFacts {
  /** of the published rates; coupons that are older than the published versions have none */
  readonly version?: number
  readonly asOf: string
  readonly currencies: readonly {
    readonly currency: 'HKD' | 'USD' | 'CNY'
    readonly upTo: number
    readonly tiers: readonly { readonly from: number; readonly promotional: number }[]
  }[]
}

const promised = ({ version, content }: Facts<PublishedRates>): CouponFacts => ({
  version,
  asOf: content.asOf,
  currencies: content.currencies.map(({ currency, promotionalUpTo, tiers }) => ({
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
    const rates = await requireFacts(tx, ratesKind, at)
    const { over } = promotionOf(rates.content, declaredEnd)
    if (at >= over) throw new Refused('activity_ended', 'the promotion is over')
    const coupon = {
      activity: number,
      accountId,
      code: `M-${twoGroups(4)}`,
      facts: promised(rates),
      at,
      validUntil: over,
    }
    await grantDiscount(tx, coupon, clocks.wall())
  },
}
