import { type Answers, hanging, lost, setOnline } from '@foyer/testing/browser'
import { endingIn, heldOf, holdId } from '../../shared/conversion/testing/replies.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = `/conversionStarting?hold=${holdId}`
const heldCall = 'POST /api/user/488/conversion/held'
const commitCall = 'POST /api/user/488/conversion/commit'
const pressAction = (n: 0 | 1) => document.querySelectorAll<HTMLElement>('.starting-actions button')[n]?.click()
const reservationShown = async () => {
  await appears('.hold-timer')
  await appears('.starting-actions')
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
  reserved('last-minute', { [heldCall]: endingIn(48_000) }, () => appears('.is-ending')),
  reserved('expired', { [heldCall]: heldOf('coffee', { status: 'expired' }) }, () => appears('.is-back')),
  reserved(
    'given-up',
    { 'POST /api/user/488/conversion/release': heldOf('coffee', { status: 'released' }) },
    async () => {
      await reservationShown()
      pressAction(1)
      await appears('.is-back')
    },
  ),
  reserved('submitting', { [commitCall]: hanging }, async () => {
    await reservationShown()
    pressAction(0)
    await appears('.starting-actions .spinner')
  }),
  reserved('outcome-unknown', { [commitCall]: lost }, async () => {
    await reservationShown()
    pressAction(0)
    await appears('.notice-warn')
  }),
  reserved('offline', {}, async () => {
    await reservationShown()
    setOnline(false)
    await appears('.notice')
  }),
  reserved('loading', { [heldCall]: hanging }, () => appears('.timer-shape')),
  { name: 'conversion-starting-not-found', path: '/conversionStarting', reach: () => appears('.notice') },
]
