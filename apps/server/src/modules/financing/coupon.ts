import type { CouponReply } from '@foyer/api/financing'
import type { FastifyRequest } from 'fastify'
import { number } from '../../activity-rules/financing-818/number.ts'
import type { CouponFacts } from '../../activity-rules/financing-818/rule.ts'
import type { Context } from '../../context.ts'
import { discountOf } from '../../engine/fee-discounts.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { statusOf } from '../activities/public.ts'

/**
 * Returns the coupon of the account that is logged in to, and of no other account. @throws Refused `activity_mainland`
 */
export const couponFor = async (context: Context, request: FastifyRequest): Promise<CouponReply> => {
  const { db, clocks } = context
  const { gate, participation } = await statusOf(context, request, number)
  if (gate === 'mainland') throw new Refused('activity_mainland', 'this activity is withheld from the mainland')
  const asOf = clocks.business()
  const account = await accountOf(db, request.caller)
  const discount = account && (await discountOf<CouponFacts>(db, number, account.id))
  if (!discount) return { asOf, coupon: null, otherAccount: participation !== null }
  const { code, reference, facts, claimedAt, validUntil } = discount
  return {
    asOf,
    coupon: {
      code,
      reference,
      claimedAt,
      validUntil,
      isValid: asOf < validUntil,
      covers: facts.currencies.map(({ currency, upTo }) => ({ currency, upTo })),
    },
    otherAccount: false,
  }
}
