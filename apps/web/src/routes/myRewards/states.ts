import type { Reward, RewardDetail, RewardType } from '@foyer/contract/rewards'
import { type Answers, broken, hanging, lost, setOnline } from '@foyer/testing/browser'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { asOf, detail, idOf, listing, reward, several } from './testing/replies.ts'

const path = '/myRewards'
const listCall = 'POST /api/user/rewards'
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const settled = async () => {
  await appears('.tab-panel .pull-refresh, .reward-detail, .rewards-empty')
  await disappears('.loading-shapes, .reward-card-skeleton')
}

const list = (name: string, query = '', all: readonly Reward[] = several): ScreenState => ({
  name: `rewards-${name}`,
  path: `${path}${query}`,
  viewer: 'registered',
  answers: { [listCall]: listing(all) },
  reach: settled,
})

interface One {
  change?: Partial<Reward>
  done?: readonly RewardDetail['steps'][number]['status'][]
  answers?: Answers
  afterwards?: () => Promise<void>
}
const one = (name: string, type: RewardType, { change = {}, done, answers, afterwards }: One = {}): ScreenState => ({
  name: `reward-${name}`,
  path: `${path}?id=${idOf(1)}`,
  whole: true,
  viewer: change.needs === null ? 'cash' : 'registered',
  answers: { 'POST /api/user/rewards/detail': detail(reward(type, change), done), ...answers },
  reach: async () => {
    await appears('.reward-detail')
    await afterwards?.()
  },
})
const voucher = (name: string, status: Reward['status'], more: One = {}) =>
  one(`voucher-${name}`, 'exchange_voucher', { ...more, change: { status, ...more.change } })
const cash = (name: string, status: Reward['status'], more: One = {}) =>
  one(`cash-${name}`, 'cash_return', { ...more, change: { status, needs: null, ...more.change } })
const gift = (name: string, status: Reward['status'], more: One = {}) =>
  one(`gift-${name}`, 'physical_gift', {
    ...more,
    change: { status, needs: null, ...(status !== 'claimable' && { validUntil: null }), ...more.change },
  })
const shipment = { carrier: 'SF Express', trackingNo: 'SF1002003004005' }

export const states: readonly ScreenState[] = [
  { name: 'rewards-signed-out', path, reach: () => appears('.sign-in-first') },
  { ...list('available'), whole: true },
  list('used', '?tab=used'),
  list('expired', '?tab=expired'),
  list('filtered', '?type=cash_return&from=2026-01-01'),
  list('no-match', '?to=2020-01-31'),
  list('none', '', []),
  list('none-used', '?tab=used', []),
  {
    ...list('issue-date'),
    reach: async () => {
      await settled()
      await appears('.day-button:not([aria-disabled])')
      press('.day-button')
      await appears('dialog [role="listbox"]')
    },
  },
  { ...list('loading'), answers: { [listCall]: hanging }, reach: () => appears('.reward-card-skeleton') },
  { ...list('failed'), answers: { [listCall]: broken }, reach: () => appears('.notice-danger') },
  {
    ...list('offline'),
    reach: async () => {
      await settled()
      await appears('.reward-card')
      setOnline(false)
      await appears('[role="alert"]')
    },
  },
  { name: 'reward-missing', path: `${path}?id=x`, viewer: 'registered', reach: () => appears('.rewards-empty') },
  one('voucher', 'exchange_voucher'),
  voucher('code', 'available', {
    answers: { 'POST /api/user/rewards/code': { code: 'CAFE-5100-7Q2K' } },
    afterwards: async () => {
      press('.voucher-code .small-button')
      await appears('.voucher-code .small-button + .small-button')
    },
  }),
  voucher('pending', 'pending', { change: { maskedCode: null } }),
  voucher('used', 'used', { done: ['used'] }),
  voucher('expired', 'expired', { change: { validUntil: asOf } }),
  voucher('revoked', 'revoked'),
  cash('pending', 'pending', { change: { payoutAt: asOf + 12 * 86_400_000 } }),
  cash('needs-login', 'claimable', { change: { needs: 'login' } }),
  cash('claimable', 'claimable'),
  cash('outcome-unknown', 'claimable', {
    answers: { 'POST /api/user/rewards/claim': lost },
    afterwards: async () => {
      press('.reward-action .button')
      await appears('.notice-warn .button')
    },
  }),
  cash('crediting', 'crediting', { done: ['crediting'] }),
  cash('credited', 'credited', { done: ['crediting', 'credited'] }),
  cash('expired', 'expired', { change: { validUntil: asOf } }),
  cash('clawed-back', 'revoked', { done: ['crediting', 'credited', 'revoked'] }),
  gift('needs-address', 'claimable', { change: { needs: 'address' } }),
  gift('address', 'claimable', {
    change: { needs: 'address' },
    afterwards: async () => {
      press('.reward-detail > .button')
      await appears('.address-form')
    },
  }),
  gift('preparing', 'preparing'),
  gift('shipped', 'shipped', { change: { shipment } }),
  gift('delivered', 'delivered', { change: { shipment } }),
  gift('returned', 'returned', { change: { shipment, needs: 'address' } }),
]
