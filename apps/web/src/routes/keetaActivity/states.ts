import { type Answer, broken, hanging } from '@foyer/testing/browser'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { reply, voucher } from './testing/replies.ts'

const path = '/keetaActivity'
const voucherCall = 'POST /api/user/499/voucher'

const settled = async () => {
  await appears('.gate-panel')
  await disappears('.gate-panel .spinner, .voucher-skeleton')
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
    await appears(`.voucher-${change.status}`)
    await settled()
    document.querySelector('.voucher')?.scrollIntoView({ block: 'start' })
    scrollBy(0, -72)
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
    await appears('.gate-panel > .button')
    document.querySelector<HTMLElement>('.gate-panel > .button')?.click()
    await appears('.join-consent')
    scrollTo('.join-consent')
  }),
  offered('pool-empty', 0, async () => {
    await appears('.gate-quiet')
    await settled()
  }),
  voucherState('queued', { status: 'queued', maskedCode: null }),
  voucherState('available', { status: 'available' }),
  voucherState('bound', { status: 'available', passesMobile: true }),
  {
    ...claimed('revealed', reply(voucher()), async () => {
      await appears('.code-panel .button')
      document.querySelector<HTMLElement>('.code-panel .button')?.click()
      await appears('.code-shown')
      scrollTo('.code-panel')
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
    await appears('.voucher-skeleton')
    scrollTo('.voucher-skeleton')
  }),
  claimed('failed', broken, async () => {
    await appears('.notice-danger')
    scrollTo('.notice-danger')
  }),
]
