import type { DiscountReply } from '@foyer/api/virtual-assets'
import type { FastifyRequest } from 'fastify'
import type { DiscountFacts } from '../../activity-rules/virtual-asset-etf/discount.ts'
import { number } from '../../activity-rules/virtual-asset-etf/number.ts'
import type { Context } from '../../context.ts'
import { discountOf } from '../../engine/fee-discounts.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { statusOf } from '../activities/public.ts'

/** The discount of the account that is logged in to, and of no other. @throws Refused `activity_mainland` */
export const discountFor = async (context: Context, request: FastifyRequest): Promise<DiscountReply> => {
  const { db, clocks } = context
  const { gate, participation } = await statusOf(context, request, number)
  if (gate === 'mainland') throw new Refused('activity_mainland', 'not offered in the mainland')
  const asOf = clocks.business()
  const account = await accountOf(db, request.caller)
  const stored = account && (await discountOf<DiscountFacts>(db, number, account.id))
  if (!stored) return { asOf, discount: null, otherAccount: participation !== null }
  const { code, reference, facts, claimedAt, validUntil } = stored
  return {
    asOf,
    discount: {
      code,
      reference,
      percentOff: facts.percentOff,
      claimedAt,
      validUntil,
      isValid: asOf < validUntil,
    },
    otherAccount: false,
  }
}
