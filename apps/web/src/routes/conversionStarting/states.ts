import { type Answers, hanging, lost, setOnline } from '@foyer/testing/browser'
import * as notFoundStyles from '../../shared/conversion/not-found.module.css'
import * as offerHeadStyles from '../../shared/conversion/offer-head.module.css'
import { endingIn, heldOf, holdId } from '../../shared/conversion/testing/replies.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = `/conversionStarting?hold=${holdId}`
const heldCall = 'POST /api/user/488/conversion/held'
const commitCall = 'POST /api/user/488/conversion/commit'
const pressAction = (n: 0 | 1) =>
  document.querySelectorAll<HTMLElement>(`.${pageStyles.startingActions} button`)[n]?.click()
const reservationShown = async () => {
  await appears(`.${pageStyles.holdTimer}`)
  await appears(`.${pageStyles.startingActions}`)
}

const reserved = (name: string, answers: Answers = {}, reach: () => Promise<void> = reservationShown): ScreenState => ({
  name: `conversion-starting-${name}`,
  path,
  viewer: 'registered',
  answers: { [heldCall]: heldOf(), ...answers },
  reach,
})

export const states: readonly ScreenState[] = [
  reserved('held'),
  reserved('by-partner', { [heldCall]: heldOf('book-voucher') }),
  reserved('last-minute', { [heldCall]: endingIn(48_000) }, () => appears(`.${pageStyles.isEnding}`)),
  reserved('expired', { [heldCall]: heldOf('coffee', { status: 'expired' }) }, () =>
    appears(`.${offerHeadStyles.isBack}`),
  ),
  reserved(
    'given-up',
    { 'POST /api/user/488/conversion/release': heldOf('coffee', { status: 'released' }) },
    async () => {
      await reservationShown()
      pressAction(1)
      await appears(`.${offerHeadStyles.isBack}`)
    },
  ),
  reserved('submitting', { [commitCall]: hanging }, async () => {
    await reservationShown()
    pressAction(0)
    await appears(`.${pageStyles.startingActions} .${spinnerStyles.spinner}`)
  }),
  reserved('outcome-unknown', { [commitCall]: lost }, async () => {
    await reservationShown()
    pressAction(0)
    await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
  }),
  reserved('offline', {}, async () => {
    await reservationShown()
    setOnline(false)
    await appears(`.${noticeStyles.notice}`)
  }),
  reserved('loading', { [heldCall]: hanging }, () => appears(`.${pageStyles.timerShape}`)),
  {
    name: 'conversion-starting-not-found',
    path: '/conversionStarting',
    reach: () => appears(`.${notFoundStyles.notFoundState}`),
  },
]
