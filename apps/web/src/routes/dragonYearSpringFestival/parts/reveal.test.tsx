import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { joined } from '../../../shared/activity/testing/join-status.ts'
import { appears } from '../../../testing/appears.ts'
import { allowMotion } from '../../../testing/gestures.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { drawing } from '../testing/replies.ts'
import * as styles from './result.module.css'

allowMotion()

const result = () => document.querySelector(`.${styles.result}`) as HTMLElement
const isRevealing = () => result().hasAttribute('data-revealing')

const draw = async () => {
  await openScreen('/dragonYearSpringFestival', {
    viewer: 'registered',
    answers: { 'POST /api/user/498/joinStatus': joined(), ...drawing('coffee') },
  })
  await page.getByRole('button', { name: /^Draw/ }).click()
  await appears(`.${styles.result}`)
}

test('R24 the result of a draw has its name from the first frame of the reveal, and one tap ends the reveal', async () => {
  await draw()
  expect(isRevealing()).toBe(true)
  expect(page.getByRole('dialog', { name: 'You won: Coffee e-voucher' }).elements()).toHaveLength(1)
  result().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(isRevealing).toBe(false)
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Later' })).toBeVisible()
  expect(getComputedStyle(result().querySelector(`.${styles.packet}`) as Element).visibility).toBe('hidden')
})

test('R24 the reveal of a draw ends without a tap and leaves the link to the prize', async () => {
  await draw()
  await expect.poll(isRevealing).toBe(false)
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'See my voucher' })).toBeVisible()
})
