import type { ActivityList } from '@foyer/api/activities'
import { broken, hanging, publicDocument, setOnline } from '@foyer/testing/browser'
import { remove, store } from '../../platform/own-storage.ts'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import * as statisticsQuestionStyles from '../../shared/statistics/statistics-question.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as toastStyles from '../../shared/ui/toast.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { glanceOf, joinedOf, list, noRewards, someRewards } from './testing/replies.ts'

const path = '/'
const listed = () => appears(`.${pageStyles.activityCard} strong`)
/** Shows the consent request of the device, whatever the earlier answer was. */
const consentRequested = async () => {
  await listed()
  useStatisticsConsent.setState({ consent: 'unknown' })
  await appears(`section.${statisticsQuestionStyles.statistics}`)
  document.querySelector(`section.${statisticsQuestionStyles.statistics}`)?.scrollIntoView({ block: 'center' })
}
const signedIn = async () => {
  await listed()
  await appears(`.${pageStyles.signedInCard} .${pageStyles.figure}`)
  await disappears(`.${toastStyles.toast}`)
}
/** The list of the sandbox while a session of the live series is on air. */
const withSessionOnAir = async (): Promise<ActivityList> => {
  const served = await publicDocument<ActivityList>('/api/activities')
  const onAir = { phase: 'open', opensAt: served.asOf, closesAt: served.asOf + 3_600_000, isOnAir: true } as const
  return {
    ...served,
    activities: served.activities.map((each) => (each.route === '/818live' ? { ...each, ...onAir } : each)),
  }
}

export const states: readonly ScreenState[] = [
  { name: 'hall', path, whole: true, reach: listed },
  { name: 'hall-loading', path, answers: { [list]: hanging }, reach: () => appears(`.${skeletonStyles.skeleton}`) },
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
    answers: { [glanceOf]: noRewards, [joinedOf]: { asOf: 0, joined: [499, 503], eligible: [] } },
    reach: signedIn,
  },
  {
    name: 'hall-account',
    path,
    viewer: 'margin',
    answers: { [glanceOf]: someRewards },
    reach: async () => {
      await signedIn()
      await appears(`.${pageStyles.signedInCard} .${pageStyles.isNear}`)
    },
  },
  { name: 'hall-live', path, answers: { [list]: withSessionOnAir }, reach: () => appears(`.${pageStyles.onAir}`) },
  { name: 'hall-search', path: '/?q=%E8%B7%A8%E5%A2%83', reach: () => appears(`.${pageStyles.foundCount}`) },
  { name: 'hall-not-found', path: '/?q=zzz', reach: () => appears(`.${pageStyles.emptyHere}`) },
  { name: 'hall-for-you-visitor', path: '/?kind=you', reach: () => appears(`.${pageStyles.emptyHere}`) },
  {
    name: 'hall-for-you',
    path: '/?kind=you',
    viewer: 'registered',
    answers: { [glanceOf]: noRewards, [joinedOf]: { asOf: 0, joined: [], eligible: [488, 493, 498] } },
    reach: async () => {
      await signedIn()
      document.querySelector('#list-title')?.scrollIntoView()
    },
  },
  {
    name: 'hall-viewed',
    path: '/me',
    reach: async () => {
      store('viewed', 'trade-cashback,green-bond,live-818')
      location.hash = '/'
      await appears(`.${pageStyles.viewed} a`)
      remove('viewed')
      await listed()
    },
  },
  { name: 'hall-statistics-question', path, reach: consentRequested },
  {
    name: 'hall-statistics-answered',
    path,
    // statistics begin with the consent
    answers: { 'POST /sa': () => new Response() },
    reach: async () => {
      await consentRequested()
      document.querySelector<HTMLElement>(`section.${statisticsQuestionStyles.statistics} button:last-child`)?.click()
      await appears(`.${statisticsQuestionStyles.statistics} [role="status"]:focus`)
    },
  },
]
