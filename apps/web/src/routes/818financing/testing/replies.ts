import type { ActivityDetail } from '@foyer/api/activities'
import type { CouponReply, FinancingRates, InterestCoupon } from '@foyer/api/financing'
import { publicDocument } from '@foyer/testing/browser'
import { detailOf, reference } from '../../../shared/activity/testing/activity-screen.ts'

export const path = '/818financing'
export const rates = 'GET /api/financing/rates'
export const securities = 'GET /api/financing/securities'
export const detail = 'GET /api/activities/financing-818'
export const status = 'POST /api/user/481/joinStatus'
export const join = 'POST /api/user/481/join'
export const couponOf = 'POST /api/user/481/coupon'

const day = 86_400_000

/** The published rates, with the given number of days left in the promotion. */
export const daysLeft = async (left: number): Promise<FinancingRates> => {
  const published = await publicDocument<FinancingRates>('/api/financing/rates')
  return { ...published, promotion: published.promotion && { ...published.promotion, daysLeft: left } }
}

/** The activity before its period, or after it. */
export const inPhase = (phase: 'upcoming' | 'ended'): Promise<ActivityDetail> =>
  detailOf('financing-818', ({ asOf, opensAt, closesAt }) => {
    const shift = phase === 'upcoming' ? asOf + 3 * day - opensAt : asOf - day - closesAt
    return { phase, opensAt: opensAt + shift, closesAt: closesAt + shift }
  })

export const coupon = (change: Partial<InterestCoupon> = {}): CouponReply => {
  const asOf = Date.now()
  return {
    asOf,
    otherAccount: false,
    coupon: {
      code: 'M-7Q2M-9XRT',
      reference,
      claimedAt: asOf,
      validUntil: asOf + 100 * day,
      isValid: true,
      covers: [
        { currency: 'HKD', upTo: 5_000_000_00 },
        { currency: 'USD', upTo: 650_000_00 },
        { currency: 'CNY', upTo: 4_500_000_00 },
      ],
      ...change,
    },
  }
}
/** The reply for an account that did not claim the coupon, while another account of the person did. */
export const otherAccount = (): CouponReply => ({ asOf: Date.now(), coupon: null, otherAccount: true })
