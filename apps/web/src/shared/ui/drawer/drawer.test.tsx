import { animationsEnd, expectAccessible } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'
import * as styles from '../sheet.module.css'

allowMotion()

const drawer = page.getByRole('dialog')
const boxOf = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const box = () => boxOf('dialog').toJSON()
const closed = () => expect.element(drawer).not.toBeInTheDocument()

const open = async (opener: 0 | 1, language?: Language) => {
  await openGalleryPart('drawer', language && { language })
  await page.getByCss('.gallery-part > button').nth(opener).click()
  await expect.element(drawer).toBeVisible()
  await animationsEnd()
}
const openFromBelow = (language?: Language) => open(0, language)
const openFromRight = (language?: Language) => open(1, language)

/** Drags by `by` pixels in `lasts` ms of event time, and pauses for `pauses` ms before the finger lifts. */
const drag = (by: { x: number; y: number }, lasts: number, pauses: number) => {
  const head = document.querySelector(`dialog .${styles.sheetHead} h2`)
  const { left, top } = boxOf(`dialog .${styles.sheetHead} h2`)
  const send = (type: string, part: number, time: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: left + 5 + by.x * part,
      clientY: top + 5 + by.y * part,
    })
    head?.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: time }))
  }
  // a synthetic pointer cannot be captured
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  send('pointerdown', 0, 0)
  for (let step = 1; step <= 10; step += 1) send('pointermove', step / 10, (lasts * step) / 10)
  send('pointerup', 1, lasts + pauses)
  capture.mockRestore()
}

test('a drawer returns to its place after a short, slow drag', async () => {
  await openFromBelow()
  const before = box()
  drag({ x: 0, y: 60 }, 300, 150)
  await expect.poll(box).toEqual(before)
  await expect.element(drawer).toBeVisible()
})

test('a slow drag past a third of its height closes a drawer', async () => {
  await openFromBelow()
  drag({ x: 0, y: boxOf('dialog').height / 3 + 20 }, 500, 150)
  await closed()
})

test('a short flick closes a drawer', async () => {
  await openFromBelow()
  drag({ x: 0, y: 60 }, 40, 0)
  await closed()
})

test('a drawer from the right closes to the right, and scrolls up and down', async () => {
  await openFromRight()
  drag({ x: 0, y: 300 }, 60, 0)
  await expect.element(drawer).toBeVisible()
  const content = document.querySelector(`.${styles.sheetContent}`)
  content?.scrollTo(0, 200)
  expect(content?.scrollTop).toBeGreaterThan(0)
  drag({ x: 200, y: 0 }, 300, 150)
  await closed()
})

test('a drawer follows a drag towards closing and does not move in the opposite direction', async () => {
  await openFromBelow()
  const before = boxOf('dialog').y
  const { x, y } = boxOf(`.${styles.sheetHead}`)
  const moveTo = async (from: number, to: number) => {
    for (const part of [0.25, 0.5, 0.75, 1]) await commands.mouse('move', x + 60, y + from + (to - from) * part)
  }
  await commands.mouse('move', x + 60, y + 20)
  await commands.mouse('down')
  await moveTo(20, 60)
  await expect.poll(() => boxOf('dialog').y).toBeCloseTo(before + 40, 0)
  await moveTo(60, -60)
  await expect.poll(() => boxOf('dialog').y).toBeCloseTo(before, 0)
  await commands.mouse('up')
  await expect.element(drawer).toBeVisible()
})

test('Esc, the Close button and a click on the backdrop close a drawer, and the focus returns to the opener', async () => {
  await openFromBelow()
  const opener = page.getByRole('button', { name: 'From below' })
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await closed()
  await opener.click()
  await expect.element(drawer).toBeVisible()
  await commands.clickAt(195, 60)
  await closed()
  await expect.element(opener).toHaveFocus()
})

test('with reduced motion a drawer closes immediately', async () => {
  await reduceMotion()
  await openFromBelow()
  document.querySelector<HTMLElement>('dialog .icon-button')?.click()
  let frames = 0
  while (document.querySelector('dialog[open]')) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    frames += 1
  }
  expect(frames).toBeLessThanOrEqual(2)
})

for (const [language, title] of [
  ['zh-CN', '筛选奖励'],
  ['zh-HK', '篩選獎賞'],
  ['en-US', 'Filter rewards'],
] as const)
  test(`drawers from both sides are named by their title, and axe finds nothing (${language})`, async () => {
    await openFromBelow(language)
    await expect.element(drawer).toHaveAccessibleName(title)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await closed()
    await page.getByCss('.gallery-part > button').nth(1).click()
    await expect.element(drawer).toHaveAccessibleName(title)
    await expectAccessible()
  })
