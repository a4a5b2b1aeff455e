import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page, button = 'Several pictures', language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#image-viewer`)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const shown = (page: Page) => page.locator('.viewer-slide:not([inert]) img')
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

interface Matrix {
  a: number
  e: number
  f: number
}
/** The transform of the picture on the screen, as the browser has it. */
const matrix = (page: Page): Promise<Matrix> =>
  shown(page).evaluate((image) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform)
    return { a, e, f }
  })
const scaleOf = async (page: Page) => (await matrix(page)).a
const expectScale = (page: Page, scale: number) => expect.poll(() => scaleOf(page)).toBeCloseTo(scale, 4)

const stageBox = async (page: Page) => (await page.locator('.viewer-slide:not([inert]) .viewer-stage').boundingBox())!
const fingers = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
}
/** Two fingers on a level, whose distance goes from one figure to another in steps. */
const pinch = async (page: Page, from: number, to: number) => {
  const touch = await fingers(page)
  const box = await stageBox(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const pair = (spread: number) =>
    [
      { x: x - spread / 2, y },
      { x: x + spread / 2, y },
    ] as const
  await touch('touchStart', ...pair(from))
  for (let step = 1; step <= 8; step++) await touch('touchMove', ...pair(from + ((to - from) * step) / 8))
  await touch('touchEnd')
}

test('K7 a pinch enlarges to 3 and no further, and makes small to 1/3 and no further', async ({ page }) => {
  await open(page)
  await pinch(page, 100, 200)
  await expectScale(page, 2)
  await pinch(page, 60, 340)
  await expectScale(page, 3)
  await pinch(page, 340, 30)
  await expectScale(page, 1 / 3)
  await pinch(page, 340, 100)
  await expectScale(page, 1 / 3)
})

test('K7 the buttons and the keys + - 0 keep to 3 and 1/3 as well, and say where the end is', async ({ page }) => {
  await open(page)
  const [zoomIn, zoomOut] = [button(page, 'Zoom in'), button(page, 'Zoom out')]
  for (const scale of [1.5, 2.25, 3]) {
    await zoomIn.click()
    await expectScale(page, scale)
  }
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Original size, now 300 %')).toBeVisible()
  await page.keyboard.press('+')
  await expectScale(page, 3)
  await page.keyboard.press('0')
  await expectScale(page, 1)
  for (const scale of [2 / 3, 4 / 9, 1 / 3]) {
    await page.keyboard.press('-')
    await expectScale(page, scale)
  }
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Original size, now 33 %')).toBeVisible()
  await page.keyboard.press('-')
  await expectScale(page, 1 / 3)
})

test('K7 the wheel zooms about the pointer, from 1/3 to 3', async ({ page }) => {
  await open(page)
  const box = (await shown(page).boundingBox())!
  const at = { x: box.x + box.width / 4, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, -200)
  await expectScale(page, Math.exp(0.4))
  // the point under the mouse stayed
  const after = (await shown(page).boundingBox())!
  expect((at.x - after.x) / after.width).toBeCloseTo(1 / 4, 2)
  await page.mouse.wheel(0, -5_000)
  await expectScale(page, 3)
  await page.mouse.wheel(0, 10_000)
  await expectScale(page, 1 / 3)
})

for (const way of ['finger', 'mouse'] as const)
  test(`a double tap by ${way} goes from 1 to 2 and back`, async ({ page }) => {
    await open(page)
    const box = await stageBox(page)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const twice = async () => {
      if (way === 'mouse') return page.mouse.dblclick(x, y)
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    }
    await twice()
    await expectScale(page, 2)
    await twice()
    await expectScale(page, 1)
  })

test('an enlarged picture is moved by finger and arrow keys, and never leaves the stage bare', async ({ page }) => {
  await open(page)
  const touch = await fingers(page)
  await button(page, 'Zoom in').click()
  await button(page, 'Zoom in').click()
  await expectScale(page, 2.25)
  const [stage, { width }] = [await stageBox(page), (await shown(page).boundingBox())!]
  const room = (width - stage.width) / 2
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2]
  await touch('touchStart', { x, y })
  for (const by of [20, 40, 60]) await touch('touchMove', { x: x + by, y })
  await expect.poll(async () => (await matrix(page)).e).toBeCloseTo(60, 0)
  for (const by of [100, 140, 180]) await touch('touchMove', { x: x + by, y })
  await touch('touchEnd')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await matrix(page)).e).toBeCloseTo(180 - 60, 0)
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await matrix(page)).e).toBeCloseTo(room, 0)
  // still the first picture: what moves an enlarged one does not turn pages
  await expect(page.getByRole('status').filter({ hasText: '1 of 3' })).toBeVisible()
})

test('a swipe, the buttons and the keys go from picture to picture, which starts at its own size', async ({ page }) => {
  await open(page)
  const status = page.getByRole('dialog').getByRole('status').filter({ hasText: ' of ' })
  await expect(status).toHaveText(/1 of 3.*page 1/)
  await button(page, 'Zoom in').click()
  await expectScale(page, 1.5)
  await button(page, 'Next picture').click()
  await expect(status).toHaveText(/2 of 3.*page 2/)
  await expect(button(page, 'Original size, now 100 %')).toBeVisible()
  const touch = await fingers(page)
  // at rest, and then far past the middle: however slow the finger, the picture changes
  await expect.poll(async () => (await stageBox(page)).x).toBe(0)
  const stage = await stageBox(page)
  const y = stage.y + stage.height / 2
  await touch('touchStart', { x: 360, y })
  for (const x of [320, 240, 160, 80, 30]) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await expect(status).toHaveText(/3 of 3.*page 3/)
  await expect(button(page, 'Next picture')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageUp')
  await expect(status).toHaveText(/1 of 3/)
  await expectScale(page, 1)
})

test('a picture on its way says so, one that failed can be asked for again', async ({ page }) => {
  let answer: 'none yet' | 'fault' | 'picture' = 'none yet'
  await page.route('**/no-such-picture.svg', async (route) => {
    await expect.poll(() => answer, { timeout: 30_000 }).not.toBe('none yet')
    if (answer === 'fault') return route.abort()
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>'
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await open(page, 'Failed')
  const slide = page.locator('.viewer-slide:not([inert])')
  await expect(slide.getByRole('status')).toHaveText('Loading the picture')
  await expect(slide.locator('.viewer-stage')).toHaveAttribute('aria-busy', 'true')
  answer = 'fault'
  await expect(slide.getByRole('alert')).toContainText('The picture did not load')
  await expectAccessible(page)
  answer = 'picture'
  await slide.getByRole('button', { name: 'Try again' }).click()
  await expect(slide.getByRole('img', { name: 'Proof of address' })).toBeVisible()
})

test('Esc and the cross close it, the focus comes back, and the page has kept its policy', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await open(page, 'From the second')
  await expect(page.getByRole('img', { name: /page 2/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'From the second' })).toBeFocused()
  await page.getByRole('button', { name: 'One picture' }).click()
  await expect(button(page, 'Next picture')).toHaveCount(0)
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('closing it over a sheet leaves the page behind as the sheet holds it', async ({ page }) => {
  const isHeld = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  await open(page, 'In a sheet')
  await button(page, 'Enlarge').click()
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Documents' })).toBeVisible()
  expect(await isHeld()).toBe(true)
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(isHeld).toBe(false)
})

test('with text at 200 % every control of the viewer is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.keyboard.press('+')
  for (const each of await page.getByRole('dialog').getByRole('button').all())
    await expect(each).toBeInViewport({ ratio: 1 })
})

const words = {
  'zh-CN': ['查看图片', '第 1 张，共 3 张', '放大', '下一张'],
  'zh-HK': ['檢視圖片', '第 1 張，共 3 張', '放大', '下一張'],
  'en-US': ['Picture viewer', '1 of 3', 'Zoom in', 'Next picture'],
} as const satisfies Record<Language, readonly string[]>
for (const language of Object.keys(words) as Language[])
  test(`the viewer speaks the reader's language (${language})`, async ({ page }) => {
    const [viewer, place, zoomIn, next] = words[language]
    await open(page, 'Several pictures', language)
    const dialog = page.getByRole('dialog', { name: viewer })
    await expect(dialog.getByText(place)).toBeVisible()
    for (const name of [zoomIn, next]) await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
  })
