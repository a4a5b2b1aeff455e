import type { DiscountReply } from '@foyer/api/virtual-assets'
import type { FastifyRequest } from 'fastify'
import { type DiscountFacts, number } from '../../activity-rules/virtual-asset-etf/discount.ts'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { statusOf } from '../activities/public.ts'

interface Row {
  code: string
  reference: string
  facts: DiscountFacts
  claimed_at: Date
  valid_until: Date
}

/** The discount of the account that is logged in to, and of no other. @throws Refused `activity_mainland` */
export const discountFor = async (context: Context, request: FastifyRequest): Promise<DiscountReply> => {
  const { db, clocks } = context
  const { gate, participation } = await statusOf(context, request, number)
  if (gate === 'mainland') throw new Refused('activity_mainland', 'not offered in the mainland')
  const asOf = clocks.business()
  const account = await accountOf(db, request.caller)
  // the account may have joined under another person, and the person with another account
  const [row] = await db<Row[]>`
    select code, reference, facts, claimed_at, valid_until
    from fee_discounts join participations using (activity, account_id)
    where activity = ${number} and account_id = ${account?.id ?? null} and stage = ''`
  if (!row) return { asOf, discount: null, otherAccount: participation !== null }
  const { code, reference, facts, claimed_at, valid_until } = row
  return {
    asOf,
    discount: {
      code,
      reference,
      percentOff: facts.percentOff,
      claimedAt: claimed_at.getTime(),
      validUntil: valid_until.getTime(),
      isValid: asOf < valid_until.getTime(),
    },
    otherAccount: false,
  }
}
