import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { CouponReply, FinancingRates } from '@foyer/contract/financing'
import type { Page } from '@playwright/test'

/** States that nobody in the sandbox is in today, over the real answers. */
const over = async <Reply>(page: Page, url: string, change: (reply: Reply) => Reply): Promise<void> => {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  })
}

export const changeRates = (page: Page, change: (rates: FinancingRates) => FinancingRates) =>
  over(page, '**/api/financing/rates', change)

/** So many days left of the promotion. */
export const leaveDays = (page: Page, daysLeft: number) =>
  changeRates(page, (rates) => ({ ...rates, promotion: rates.promotion && { ...rates.promotion, daysLeft } }))

export const changeGate = (page: Page, change: Partial<JoinStatus>) =>
  over<{ data: JoinStatus }>(page, '**/user/481/joinStatus', (reply) => ({
    ...reply,
    data: { ...reply.data, ...change },
  }))

export const changeCoupon = (page: Page, change: (reply: CouponReply) => CouponReply) =>
  over<{ data: CouponReply }>(page, '**/user/481/coupon', (reply) => ({ ...reply, data: change(reply.data) }))

/** Before its time, or after it. */
export const movePhase = (page: Page, phase: 'upcoming' | 'ended') =>
  over<ActivityDetail>(page, '**/api/activities/financing-818', (detail) => {
    const day = 86_400_000
    const shift = phase === 'upcoming' ? detail.asOf + 3 * day - detail.opensAt : detail.asOf - day - detail.closesAt
    return { ...detail, phase, opensAt: detail.opensAt + shift, closesAt: detail.closesAt + shift }
  })
