import { type Answers, hanging, lost, setOnline } from '@foyer/testing/browser'
import { endingIn, heldOf, holdId } from '../../shared/conversion/testing/replies.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = `/conversionStarting?hold=${holdId}`
const heldCall = 'POST /api/user/488/conversion/held'
const commitCall = 'POST /api/user/488/conversion/commit'
const pressAction = (n: 0 | 1) => document.querySelectorAll<HTMLElement>('.starting-actions button')[n]?.click()
const isHeld = async () => {
  await appears('.hold-timer')
  await appears('.starting-actions')
}

const held = (name: string, answers: Answers = {}, reach: () => Promise<void> = isHeld): ScreenState => ({
  name: `conversion-starting-${name}`,
  path,
  viewer: 'registered',
  answers: { [heldCall]: heldOf(), ...answers },
  reach,
})

export const states: readonly ScreenState[] = [
  held('held'),
  held('by-partner', { [heldCall]: heldOf('book-voucher') }),
  held('last-minute', { [heldCall]: endingIn(48_000) }, () => appears('.is-ending')),
  held('expired', { [heldCall]: heldOf('coffee', { status: 'expired' }) }, () => appears('.is-back')),
  held('given-up', { 'POST /api/user/488/conversion/release': heldOf('coffee', { status: 'released' }) }, async () => {
    await isHeld()
    pressAction(1)
    await appears('.is-back')
  }),
  held('submitting', { [commitCall]: hanging }, async () => {
    await isHeld()
    pressAction(0)
    await appears('.starting-actions .spinner')
  }),
  held('outcome-unknown', { [commitCall]: lost }, async () => {
    await isHeld()
    pressAction(0)
    await appears('.notice-warn')
  }),
  held('offline', {}, async () => {
    await isHeld()
    setOnline(false)
    await appears('.notice')
  }),
  held('loading', { [heldCall]: hanging }, () => appears('.timer-shape')),
  { name: 'conversion-starting-not-found', path: '/conversionStarting', reach: () => appears('.notice') },
]
