import { broken, hanging, setOnline } from '@foyer/testing/browser'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import * as statisticsQuestionStyles from '../../shared/statistics/statistics-question.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as swiperStyles from '../../shared/ui/swiper/swiper.module.css'
import * as toastStyles from '../../shared/ui/toast.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import * as bannersStyles from './parts/banners.module.css'
import { glanceOf, list, noRewards, someRewards } from './testing/replies.ts'

const path = '/'
const listed = async () => {
  await appears(`.${pageStyles.activityCard}`)
  await appears(`.${bannersStyles.banners} .${swiperStyles.swiper}`)
}
/** Shows the consent request of the device, whatever the earlier answer was. */
const consentRequested = async () => {
  await listed()
  useStatisticsConsent.setState({ consent: 'unknown' })
  await appears(`section.${statisticsQuestionStyles.statistics}`)
  document.querySelector(`section.${statisticsQuestionStyles.statistics}`)?.scrollIntoView({ block: 'center' })
}
const signedIn = async () => {
  await listed()
  await appears(`.${pageStyles.signedInCard}`)
  await disappears(`.${toastStyles.toast}`)
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
    answers: { [glanceOf]: noRewards, 'POST /api/user/activities/joined': { asOf: 0, joined: [499, 503] } },
    reach: async () => {
      await signedIn()
      await appears(`.${pageStyles.rewardsWords} small.numbers`)
    },
  },
  {
    name: 'hall-account',
    path,
    viewer: 'margin',
    answers: { [glanceOf]: someRewards },
    reach: async () => {
      await signedIn()
      await appears(`.${pageStyles.rewardsWords} small.${pageStyles.isNear}`)
    },
  },
  { name: 'hall-statistics-question', path, reach: consentRequested },
  {
    name: 'hall-statistics-answered',
    path,
    reach: async () => {
      await consentRequested()
      document.querySelector<HTMLElement>(`section.${statisticsQuestionStyles.statistics} button:last-child`)?.click()
      await appears(`.${statisticsQuestionStyles.statistics} [role="status"]:focus`)
    },
  },
]
