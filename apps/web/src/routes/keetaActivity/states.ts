import { type Answer, broken, hanging } from '@foyer/testing/browser'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as joinSheetStyles from '../../shared/activity/join/join-sheet.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as voucherStyles from './parts/voucher.module.css'
import { reply, voucher } from './testing/replies.ts'

const path = '/keetaActivity'
const voucherCall = 'POST /api/user/499/voucher'

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${voucherStyles.voucherSkeleton}`)
}
const scrollTo = (selector: string) => document.querySelector(selector)?.scrollIntoView({ block: 'center' })

const claimed = (name: string, answer: Answer, reach: () => Promise<void>): ScreenState => ({
  name: `partner-voucher-${name}`,
  path,
  viewer: 'registered',
  answers: { 'POST /api/user/499/joinStatus': joined(), [voucherCall]: answer },
  reach,
})
const voucherState = (name: string, change: Parameters<typeof voucher>[0] & { status: string }): ScreenState =>
  claimed(name, reply(voucher(change)), async () => {
    await appears(`.${voucherStyles.voucher}[data-status="${change.status}"]`)
    await settled()
    await appears(`.${voucherStyles.voucherDetails}`)
  })
const offered = (name: string, remaining: number, reach: () => Promise<void>): ScreenState => ({
  name: `partner-voucher-${name}`,
  path,
  viewer: 'registered',
  answers: { [voucherCall]: reply(null, remaining) },
  reach,
})

export const states: readonly ScreenState[] = [
  { name: 'partner-voucher-page', path, whole: true, reach: settled },
  { name: 'partner-voucher-anonymous', path, reach: settled },
  offered('offered', 120, settled),
  offered('consent', 120, async () => {
    await settled()
    await appears(`.${gateStyles.gatePanel} > .button`)
    document.querySelector<HTMLElement>(`.${gateStyles.gatePanel} > .button`)?.click()
    await appears(`.${joinSheetStyles.joinConsent}`)
    scrollTo(`.${joinSheetStyles.joinConsent}`)
  }),
  offered('pool-empty', 0, async () => {
    await appears(`.${gateStyles.gateLine}[data-tone="quiet"]`)
    await settled()
  }),
  voucherState('queued', { status: 'queued', maskedCode: null }),
  voucherState('available', { status: 'available' }),
  voucherState('bound', { status: 'available', passesMobile: true }),
  {
    ...claimed('revealed', reply(voucher()), async () => {
      await appears(`.${voucherStyles.codePanel}`)
      document.querySelector<HTMLElement>(`.${gateStyles.gatePanel} > .button`)?.click()
      await appears(`.${voucherStyles.codePanel} .button`)
      scrollTo(`.${voucherStyles.voucher}`)
    }),
    answers: {
      'POST /api/user/499/joinStatus': joined(),
      [voucherCall]: reply(voucher()),
      'POST /api/user/rewards/code': { code: 'MEAL-8F3N-K7Q2' },
    },
  },
  voucherState('used', { status: 'used' }),
  voucherState('expired', { status: 'expired' }),
  voucherState('refused', { status: 'refused', maskedCode: null }),
  voucherState('revoked', { status: 'revoked' }),
  claimed('loading', hanging, async () => {
    await appears(`.${voucherStyles.voucherSkeleton}`)
    scrollTo(`.${voucherStyles.voucherSkeleton}`)
  }),
  claimed('failed', broken, async () => {
    await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    scrollTo(`.${noticeStyles.notice}[data-tone="danger"]`)
  }),
]
