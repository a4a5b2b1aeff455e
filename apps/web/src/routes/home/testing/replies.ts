import type { ActivityList, ActivitySummary } from '@foyer/api/activities'
import type { Reward, RewardsGlance } from '@foyer/api/rewards'

export const list = 'GET /api/activities'
export const glanceOf = 'POST /api/user/rewards/glance'
export const joinedOf = 'POST /api/user/activities/joined'

const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

export const activity = (number: number, change: Partial<ActivitySummary> = {}): ActivitySummary => ({
  number,
  code: `a-${number}`,
  route: '/loginPage',
  title: texts(`Activity ${number}`),
  lead: texts('x'),
  phase: 'open',
  opensAt: 0,
  closesAt: 1,
  ...change,
})
export const activities = (...all: ActivitySummary[]): ActivityList => ({ asOf: 0, activities: all })

const day = 86_400_000
const coffee = (asOf: number): Reward => ({
  id: '3f0d2c5e-6b1a-4c7d-8e9f-0a1b2c3d4e5f',
  type: 'exchange_voucher',
  status: 'available',
  item: { name: { 'zh-CN': '咖啡券', 'zh-HK': '咖啡券', 'en-US': 'Coffee voucher' }, note: texts('x'), usage: [] },
  source: { number: 503, code: 'first-account', route: '/activityTemplate?code=first-account', title: texts('x') },
  amount: null,
  maskedCode: '7Q2M',
  reference: 'R-7Q2M',
  issuedAt: asOf - day,
  validFrom: asOf - day,
  validUntil: asOf + 2.2 * day,
  payoutAt: null,
  shipment: null,
  needs: null,
})

export const noRewards: RewardsGlance = {
  asOf: Date.now(),
  counts: { available: 0, used: 0, expired: 0 },
  soonest: null,
}
/** Two available rewards, one of which expires in two days, and a used one. */
export const someRewards = (): RewardsGlance => {
  const asOf = Date.now()
  return { asOf, counts: { available: 2, used: 1, expired: 0 }, soonest: coffee(asOf) }
}
