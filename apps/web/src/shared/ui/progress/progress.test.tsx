import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import * as styles from './progress.module.css'

allowMotion()

const barOf = (name: string) => page.getByRole('progressbar', { name, exact: true })

test('K10 progress is shown from 0 to 100 and not beyond', async () => {
  await openGalleryPart('progress')
  const bar = barOf('Moving')
  const percentFilled = () => {
    const place = (selector: string) => bar.element().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [whole, part] = [place(`.${styles.progressTrack}`), place(`.${styles.progressFill}`)]
    return Math.round(((part.right - whole.left) / whole.width) * 100)
  }
  for (const shown of [0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100]) {
    await expect.element(bar).toHaveAttribute('aria-valuenow', String(shown))
    await expect.element(bar).toHaveAttribute('aria-valuetext', `${shown}%`)
    await expect.element(bar).toHaveTextContent(`${shown}%`)
    await expect.poll(percentFilled).toBe(shown)
    page
      .getByRole('button', { name: 'Next' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
})

test('K10 progress lines and rings have a name, bounds and a value limited to them', async () => {
  await openGalleryPart('progress')
  for (const look of ['Line', 'Ring'])
    for (const [value, shown] of [
      [-20, 0],
      [0, 0],
      [42, 42],
      [100, 100],
      [140, 100],
    ]) {
      const bar = barOf(`${look} of ${value}`)
      await expect.element(bar).toHaveAttribute('aria-valuemin', '0')
      await expect.element(bar).toHaveAttribute('aria-valuemax', '100')
      await expect.element(bar).toHaveAttribute('aria-valuenow', String(shown))
    }
})

test('K10 progress without a value is described as "In progress"', async () => {
  await openGalleryPart('progress')
  const bar = barOf('Unknown line')
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'In progress')
})

test('with reduced motion progress without a value breathes instead of moving', async () => {
  const motion = () => {
    const fill = barOf('Unknown line').element().querySelector(`.${styles.progressFill}`)
    return fill && getComputedStyle(fill).animationName
  }
  await openGalleryPart('progress')
  expect(motion()).not.toMatch(/^progress-breathe/)
  await reduceMotion()
  await expect.poll(motion).toMatch(/^progress-breathe/)
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test(`progress in every state is accessible (${language}, ${theme})`, async () => {
    await openGalleryPart('progress', { language, theme })
    await expect.element(page.getByRole('progressbar').first()).toBeVisible()
    await expectAccessible()
  })
