import type { Reward, RewardDetail, RewardType } from '@foyer/api/rewards'
import { type Answers, broken, hanging, lost, serve, setOnline } from '@foyer/testing/browser'
import * as addressFormStyles from '../../shared/address/address-form.module.css'
import { address } from '../../shared/address/testing/address.ts'
import * as momentStyles from '../../shared/moments/moment.module.css'
import * as shareStyles from '../../shared/moments/picture/share-sheet.module.css'
import * as invitationStyles from '../../shared/personal/invitation.module.css'
import * as presentationStyles from '../../shared/presentation/presentation.module.css'
import { presenting } from '../../shared/presentation/testing/replies.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as pullRefreshStyles from '../../shared/ui/pull-refresh/pull-refresh.module.css'
import * as skeletonShapesStyles from '../../shared/ui/skeleton/skeleton-shapes.module.css'
import * as tabsStyles from '../../shared/ui/tabs/tabs.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as detailStyles from './detail/detail.module.css'
import * as ticketStyles from './detail/ticket-code.module.css'
import * as walletStyles from './list/wallet.module.css'
import * as pageStyles from './page.module.css'
import { asOf, detail, idOf, listing, reward, wallet } from './testing/replies.ts'

const path = '/myRewards'
const listCall = 'POST /api/user/rewards'
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const settled = async () => {
  await appears(
    `.${tabsStyles.tabPanel} .${pullRefreshStyles.pullRefresh}, .${detailStyles.rewardDetail}, .${pageStyles.rewardsEmpty}`,
  )
  await disappears(`.${skeletonShapesStyles.loadingShapes}`)
}

const list = (name: string, query = '', all: readonly Reward[] = wallet): ScreenState => ({
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
    await appears(`.${detailStyles.rewardDetail}`)
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
    answers: { 'POST /api/user/rewards/address/detail': { address }, ...more.answers },
    change: { status, needs: null, ...(status !== 'claimable' && { validUntil: null }), ...more.change },
  })
const shipment = { carrier: 'SF Express', trackingNo: 'SF1002003004005' }

export const states: readonly ScreenState[] = [
  { name: 'rewards-signed-out', path, reach: () => appears(`.${invitationStyles.invitation}`) },
  { ...list('available'), whole: true },
  list('used', '?tab=used'),
  list('expired', '?tab=expired'),
  list('filtered', '?type=cash_return&from=2026-01-01'),
  list('no-match', '?to=2020-01-31'),
  list('none', '', []),
  list(
    'none-used',
    '?tab=used',
    wallet.filter(({ status }) => status === 'available'),
  ),
  {
    ...list('issue-date'),
    reach: async () => {
      await settled()
      press(`.${walletStyles.chips} > button`)
      await appears(`.${pageStyles.dayButton}:not([aria-disabled])`)
      press(`.${pageStyles.dayButton}`)
      await appears('dialog [role="listbox"]')
    },
  },
  {
    ...list('loading'),
    answers: { [listCall]: hanging },
    reach: () => appears(`.${skeletonShapesStyles.loadingShapes}`),
  },
  {
    ...list('failed'),
    answers: { [listCall]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  },
  {
    ...list('offline'),
    reach: async () => {
      await settled()
      await appears(`.${pageStyles.rewardCard}`)
      setOnline(false)
      await appears('[role="alert"]')
    },
  },
  {
    name: 'reward-missing',
    path: `${path}?id=x`,
    viewer: 'registered',
    reach: () => appears(`.${pageStyles.rewardsEmpty}`),
  },
  one('voucher', 'exchange_voucher'),
  voucher('code', 'available', {
    answers: { 'POST /api/user/rewards/code': { code: 'CAFE-5100-7Q2K' } },
    afterwards: async () => {
      press(`.${detailStyles.voucherCode} .${detailStyles.smallButton}`)
      await appears(`.${detailStyles.voucherCode} .${detailStyles.smallButton} + .${detailStyles.smallButton}`)
    },
  }),
  voucher('qr', 'available', {
    answers: { 'POST /api/user/rewards/present': presenting() },
    afterwards: async () => {
      press(`.${ticketStyles.cover}`)
      await appears(`.${presentationStyles.qrPlate} svg`)
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
      press(`.${detailStyles.rewardAction} .button`)
      await appears(`.${noticeStyles.notice}[data-tone="warn"] .button`)
    },
  }),
  cash('claimed', 'claimable', {
    answers: {
      'POST /api/user/rewards/claim': () => {
        const claimed = detail(reward('cash_return', { status: 'crediting', needs: null }), ['crediting'])
        serve({ 'POST /api/user/rewards/detail': claimed })
        return claimed
      },
    },
    afterwards: async () => {
      press(`.${detailStyles.rewardAction} .button`)
      await appears(`.${momentStyles.moment}`)
    },
  }),
  cash('share', 'credited', {
    done: ['crediting', 'credited'],
    afterwards: async () => {
      press(`.${detailStyles.rewardExtras} button:last-child`)
      await appears(`.${shareStyles.sharePicture} img`)
      press(`.${shareStyles.sharePicture} input`)
      await appears(`.${shareStyles.sharePicture} img[alt*="HK$"]`)
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
      press(`.${detailStyles.rewardDetail} > .button`)
      await appears(`.${addressFormStyles.addressForm}`)
    },
  }),
  gift('preparing', 'preparing'),
  gift('shipped', 'shipped', { change: { shipment } }),
  gift('delivered', 'delivered', { change: { shipment } }),
  gift('returned', 'returned', { change: { shipment, needs: 'address' } }),
]
