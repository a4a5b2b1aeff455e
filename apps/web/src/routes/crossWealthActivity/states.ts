import type { PartnerVoucherStatus } from '@foyer/contract/partners'
import type { WealthApplicationReply } from '@foyer/contract/wealth-connect'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { application, applicationReply, applied } from './testing/replies.ts'

export const path = '/crossWealthActivity'

export const settled = async (): Promise<void> => {
  await appears('.wealth-partner')
  await appears('.gate-panel')
  await disappears('.gate-panel .spinner, .skeleton')
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
  ...signedIn(status, applied({ status }), '.application'),
  answers: { 'POST /api/user/496/joinStatus': joined(), [application]: applied({ status }) },
  reach: async () => {
    await settled()
    await appears('.application')
    document.querySelector('.application')?.scrollIntoView({ block: 'center' })
  },
})

export const states: readonly ScreenState[] = [
  { name: 'wealth-account-visitor', path, whole: true, reach: settled },
  { name: 'wealth-account-first-view', path, reach: settled },
  signedIn('not-client', applicationReply({ isClient: false, pool: null }), '.gate-panel a.button'),
  signedIn('offered', applicationReply(), '.gate-panel button'),
  signedIn('full', applicationReply({ pool: { total: 300, remaining: 0 } }), '.gate-quiet'),
  inStatus('queued'),
  inStatus('available'),
  inStatus('refused'),
  inStatus('revoked'),
]
