import type { CouponReply } from '@foyer/api/financing'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { number } from '../../activity-rules/financing-818/promotion.ts'
import type { CouponFacts } from '../../activity-rules/financing-818/rule.ts'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { statusOf } from '../activities/public.ts'

interface Row {
  code: string
  reference: string
  facts: CouponFacts
  claimed_at: Date
  valid_until: Date
}

/**
 * The account's coupon with the reference of the account's own participation. Another person may have joined with this
 * account, and this person may have joined with another.
 */
const rowOf = async (db: ISql, accountId: number): Promise<Row | undefined> => {
  const [row] = await db<Row[]>`
    select code, reference, facts, claimed_at, valid_until
    from fee_discounts join participations using (activity, account_id)
    where activity = ${number} and account_id = ${accountId} and stage = ''`
  return row
}

/**
 * Returns the coupon of the account that is logged in to, and of no other account. @throws Refused `activity_mainland`
 */
export const couponFor = async (context: Context, request: FastifyRequest): Promise<CouponReply> => {
  const { db, clocks } = context
  const { gate, participation } = await statusOf(context, request, number)
  if (gate === 'mainland') throw new Refused('activity_mainland', 'this activity is withheld from the mainland')
  const asOf = clocks.business()
  const account = await accountOf(db, request.caller)
  const row = account && (await rowOf(db, account.id))
  if (!row) return { asOf, coupon: null, otherAccount: participation !== null }
  const { code, reference, facts, claimed_at, valid_until } = row
  return {
    asOf,
    coupon: {
      code,
      reference,
      claimedAt: claimed_at.getTime(),
      validUntil: valid_until.getTime(),
      isValid: asOf < valid_until.getTime(),
      covers: facts.currencies.map(({ currency, upTo }) => ({ currency, upTo })),
    },
    otherAccount: false,
  }
}
