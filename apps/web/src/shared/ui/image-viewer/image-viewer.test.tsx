import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { animationsEnd, answerFile, expectAccessible, frames, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowMotion } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Opening } from '../../../testing/screen.tsx'
import * as styles from './image-viewer.module.css'

allowMotion()

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const slide = page.getByCss(`.${styles.viewerSlide}:not([inert])`)

const open = async (name = 'Several pictures', opening?: Opening) => {
  await openGalleryPart('image-viewer', opening)
  await page.getByRole('button', { name }).click()
  await expect.element(dialog).toBeVisible()
  await animationsEnd()
}
/** Opens the viewer and waits until its picture is drawn. */
const openPicture = async (name?: string, opening?: Opening) => {
  await open(name, opening)
  await expect.element(slide.getByRole('img')).toBeVisible()
  await frames(2)
}

const image = () => document.querySelector(`.${styles.viewerSlide}:not([inert]) img`) ?? document.body
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const stage = () => boxOf(`.${styles.viewerSlide}:not([inert]) .${styles.viewerStage}`)
const middle = () => {
  const box = stage()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** The picture's current transform as the browser computes it. */
const matrix = () => new DOMMatrix(getComputedStyle(image()).transform)
const expectScale = (scale: number) => expect.poll(() => matrix().a).toBeCloseTo(scale, 4)
const expectShift = (shift: number) => expect.poll(() => matrix().e).toBeCloseTo(shift, 0)

/** Moves two fingers whose distance changes from one value to another in steps. */
const pinch = async (from: number, to: number) => {
  const { x, y } = middle()
  const pair = (spread: number) => [
    { x: x - spread / 2, y },
    { x: x + spread / 2, y },
  ]
  await commands.touch('touchStart', pair(from))
  for (let step = 1; step <= 8; step++) await commands.touch('touchMove', pair(from + ((to - from) * step) / 8))
  await commands.touch('touchEnd', [])
}

test('K7 a pinch scales a picture up to 3 and down to 1/3, and not beyond', async () => {
  await openPicture()
  await pinch(100, 200)
  await expectScale(2)
  await pinch(60, 340)
  await expectScale(3)
  await pinch(340, 30)
  await expectScale(1 / 3)
  await pinch(340, 100)
  await expectScale(1 / 3)
})

test('K7 the zoom buttons and the keys + and - stop at 3 and 1/3 with the button disabled, and 0 resets the scale', async () => {
  await openPicture()
  for (const scale of [1.5, 2.25, 3]) {
    await button('Zoom in').click()
    await expectScale(scale)
  }
  await expect.element(button('Zoom in')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Original size, now 300 %')).toBeVisible()
  await userEvent.keyboard('+')
  await expectScale(3)
  await userEvent.keyboard('0')
  await expectScale(1)
  for (const scale of [2 / 3, 4 / 9, 1 / 3]) {
    await userEvent.keyboard('-')
    await expectScale(scale)
  }
  await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Original size, now 33 %')).toBeVisible()
  await userEvent.keyboard('-')
  await expectScale(1 / 3)
})

test('K7 the mouse wheel zooms around the pointer, from 1/3 to 3', async () => {
  await openPicture()
  const box = image().getBoundingClientRect()
  const at = { x: box.x + box.width / 4, y: box.y + box.height / 2 }
  await commands.mouse('move', at.x, at.y)
  await commands.mouse('wheel', 0, -200)
  await expectScale(Math.exp(0.4))
  // the point under the mouse did not move
  const after = image().getBoundingClientRect()
  expect((at.x - after.x) / after.width).toBeCloseTo(1 / 4, 2)
  await commands.mouse('wheel', 0, -5_000)
  await expectScale(3)
  await commands.mouse('wheel', 0, 10_000)
  await expectScale(1 / 3)
})

for (const way of ['finger', 'mouse'] as const)
  test(`a double tap by ${way} on a picture goes from 1 to 2 and back`, async () => {
    await openPicture()
    await commands.taps(way, middle(), 2)
    await expectScale(2)
    await commands.taps(way, middle(), 2)
    await expectScale(1)
  })

test('an enlarged picture is moved by finger and arrow keys, and not beyond its edge', async () => {
  await openPicture()
  await button('Zoom in').click()
  await button('Zoom in').click()
  await expectScale(2.25)
  await animationsEnd()
  const room = (image().getBoundingClientRect().width - stage().width) / 2
  const { x, y } = middle()
  await commands.touch('touchStart', [{ x, y }])
  for (const by of [20, 40, 60]) await commands.touch('touchMove', [{ x: x + by, y }])
  await expectShift(60)
  for (const by of [100, 140, 180]) await commands.touch('touchMove', [{ x: x + by, y }])
  await commands.touch('touchEnd', [])
  await userEvent.keyboard('{ArrowRight}')
  await expectShift(180 - 60)
  for (let press = 0; press < 12; press++) await userEvent.keyboard('{ArrowLeft}')
  await expectShift(room)
  // still the first picture, because moving an enlarged picture does not change it
  await expect.element(dialog.getByRole('status').filter({ hasText: '1 of 3' })).toBeVisible()
})

test('a swipe, the buttons and the keys change the picture, and each picture starts at its original size', async () => {
  await openPicture()
  const status = dialog.getByRole('status').filter({ hasText: ' of ' })
  await expect.element(status).toMatchTextContent(/1 of 3.*page 1/)
  await button('Zoom in').click()
  await expectScale(1.5)
  await button('Next picture').click()
  await expect.element(status).toMatchTextContent(/2 of 3.*page 2/)
  await expect.element(button('Original size, now 100 %')).toBeVisible()
  // from the start position to far past the middle: the picture changes at any speed of the finger
  await expect.poll(() => stage().x).toBe(0)
  const { y } = middle()
  await commands.touch('touchStart', [{ x: 360, y }])
  for (const x of [320, 240, 160, 80, 30]) await commands.touch('touchMove', [{ x, y }])
  await commands.touch('touchEnd', [])
  await expect.element(status).toMatchTextContent(/3 of 3.*page 3/)
  await expect.element(button('Next picture')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(status).toMatchTextContent(/2 of 3/)
  await userEvent.keyboard('{PageUp}')
  await expect.element(status).toMatchTextContent(/1 of 3/)
  await expectScale(1)
})

test('a picture that loads shows a loading notice, and a picture that failed can be loaded again', async () => {
  const path = '/no-such-picture.svg'
  await answerFile(path, 'hangs')
  await open('Failed')
  await expect.element(slide.getByRole('status')).toHaveTextContent('Loading the picture')
  await expect.element(slide.getByCss(`.${styles.viewerStage}`)).toHaveAttribute('aria-busy', 'true')
  await answerFile(path, 'fails')
  await expect.element(slide.getByRole('alert')).toMatchTextContent('The picture did not load')
  await expectAccessible()
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>'
  await answerFile(path, { contentType: 'image/svg+xml', body })
  await slide.getByRole('button', { name: 'Try again' }).click()
  await expect.element(slide.getByRole('img', { name: 'Proof of address' })).toBeVisible()
})

test('Esc and the Close button close the viewer, and after Esc the focus returns to the opener', async () => {
  await openPicture('From the second')
  await expect.element(page.getByRole('img', { name: /page 2/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'From the second' })).toHaveFocus()
  await page.getByRole('button', { name: 'One picture' }).click()
  await expect.element(dialog).toBeVisible()
  expect(button('Next picture').elements()).toEqual([])
  await button('Close').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closing the viewer over a sheet keeps the page behind from scrolling until the sheet closes too', async () => {
  const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'
  await open('In a sheet')
  await button('Enlarge').click()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  await expect.element(viewer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Documents' })).toBeVisible()
  expect(isScrollLocked()).toBe(true)
  await button('Close').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(isScrollLocked).toBe(false)
})

test('with text at 200 % every control of the viewer is on the screen', async () => {
  await openPicture('Several pictures', { size: [360, 740] })
  zoomText(200)
  await userEvent.keyboard('+')
  const buttons = dialog.getByRole('button')
  expect(buttons.elements().length).toBe(6)
  for (let at = 0; at < 6; at++) await expect.element(buttons.nth(at)).toBeInViewport({ ratio: 1 })
})

const words = {
  'zh-CN': ['查看图片', '第 1 张，共 3 张', '放大', '下一张'],
  'zh-HK': ['檢視圖片', '第 1 張，共 3 張', '放大', '下一張'],
  'en-US': ['Picture viewer', '1 of 3', 'Zoom in', 'Next picture'],
} as const satisfies Record<FoundingLanguage, readonly string[]>
for (const language of Object.keys(words) as FoundingLanguage[])
  test(`the viewer is labelled in the reader's language (${language})`, async () => {
    const [viewer, place, zoomIn, next] = words[language]
    await open('Several pictures', { language })
    const named = page.getByRole('dialog', { name: viewer })
    await expect.element(named.getByRole('status').filter({ hasText: place })).toBeVisible()
    for (const name of [zoomIn, next])
      await expect.element(named.getByRole('button', { name, exact: true })).toBeVisible()
    await expectAccessible()
  })
