import type { PartnerVoucherStatus } from '@foyer/api/partners'
import type { WealthApplicationReply } from '@foyer/api/wealth-connect'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { application, applicationReply, applied } from './testing/replies.ts'

export const path = '/crossWealthActivity'

export const settled = async (): Promise<void> => {
  await appears(`.${pageStyles.wealthPartner}`)
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${skeletonStyles.skeleton}`)
}

const signedIn = (name: string, reply: WealthApplicationReply, shows: string): ScreenState => ({
  name: `wealth-account-${name}`,
  path,
  viewer: 'registered',
  answers: { [application]: reply },
  reach: async () => {
    await settled()
    await appears(shows)
  },
})
const inStatus = (status: PartnerVoucherStatus): ScreenState => ({
  ...signedIn(status, applied({ status }), `.${pageStyles.applicationWhy}`),
  answers: { 'POST /api/user/496/joinStatus': joined(), [application]: applied({ status }) },
  reach: async () => {
    await settled()
    await appears(`.${pageStyles.applicationWhy}`)
  },
})

export const states: readonly ScreenState[] = [
  { name: 'wealth-account-visitor', path, whole: true, reach: settled },
  { name: 'wealth-account-first-view', path, reach: settled },
  {
    name: 'wealth-account-residence',
    path,
    reach: async () => {
      await settled()
      document.querySelector<HTMLElement>(`.${pageStyles.residence} input`)?.click()
      await appears(`.${pageStyles.residenceWay}[data-direction]`)
    },
  },
  signedIn('not-client', applicationReply({ isClient: false, pool: null }), `.${gateStyles.gatePanel} a.button`),
  signedIn('offered', applicationReply(), `.${gateStyles.gatePanel} button`),
  signedIn(
    'full',
    applicationReply({ pool: { total: 300, remaining: 0 } }),
    `.${gateStyles.gateLine}[data-tone="quiet"]`,
  ),
  inStatus('queued'),
  inStatus('available'),
  inStatus('refused'),
  inStatus('revoked'),
]
