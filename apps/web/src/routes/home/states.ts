import { broken, hanging, setOnline } from '@foyer/testing/browser'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { glanceOf, list, noRewards, someRewards } from './testing/replies.ts'

const path = '/'
const listed = async () => {
  await appears('.activity-card')
  await appears('.banners .swiper')
}
/** Shows the consent request of the device, whatever the earlier answer was. */
const consentRequested = async () => {
  await listed()
  useStatisticsConsent.setState({ consent: 'unknown' })
  await appears('section.statistics')
  document.querySelector('section.statistics')?.scrollIntoView({ block: 'center' })
}
const signedIn = async () => {
  await listed()
  await appears('.signed-in-card')
  await disappears('.toast')
}

export const states: readonly ScreenState[] = [
  { name: 'hall', path, whole: true, reach: listed },
  { name: 'hall-loading', path, answers: { [list]: hanging }, reach: () => appears('.skeleton') },
  { name: 'hall-failed', path, answers: { [list]: broken }, reach: () => appears('[role="alert"]') },
  {
    name: 'hall-offline',
    path,
    reach: async () => {
      await listed()
      setOnline(false)
      await appears('[role="alert"]')
    },
  },
  {
    name: 'hall-registered',
    path,
    viewer: 'registered',
    answers: { [glanceOf]: noRewards, 'POST /api/user/activities/joined': { asOf: 0, joined: [499, 503] } },
    reach: async () => {
      await signedIn()
      await appears('.rewards-words small.numbers')
    },
  },
  {
    name: 'hall-account',
    path,
    viewer: 'margin',
    answers: { [glanceOf]: someRewards },
    reach: async () => {
      await signedIn()
      await appears('.rewards-words small.is-near')
    },
  },
  { name: 'hall-statistics-question', path, reach: consentRequested },
  {
    name: 'hall-statistics-answered',
    path,
    reach: async () => {
      await consentRequested()
      document.querySelector<HTMLElement>('section.statistics button:last-child')?.click()
      await appears('.statistics [role="status"]:focus')
    },
  },
]
