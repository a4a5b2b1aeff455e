import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page, opener: number, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#drawer`)
  await page.locator('.gallery-part > button').nth(opener).click()
  await expect(drawer(page)).toBeVisible()
  await expect.poll(() => drawer(page).evaluate((element) => element.getAnimations().length)).toBe(0)
}
const fromBelow = (page: Page, language?: Language) => open(page, 0, language)
const fromRight = (page: Page, language?: Language) => open(page, 1, language)
const drawer = (page: Page) => page.getByRole('dialog')

/** A finger that moves by so many pixels in so many milliseconds of the events' own clock, and rests before it leaves. */
const drag = (page: Page, by: { x: number; y: number }, lasts: number, rests: number) =>
  drawer(page).evaluate(
    (element, [{ x, y }, duration, rest]) => {
      const head = element.querySelector('.sheet-head h2')!
      const { left, top } = head.getBoundingClientRect()
      const send = (type: string, part: number, time: number) => {
        const event = new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'touch',
          clientX: left + 5 + x * part,
          clientY: top + 5 + y * part,
        })
        head.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: time }))
      }
      // no real finger: nothing to capture
      Element.prototype.setPointerCapture = () => undefined
      send('pointerdown', 0, 0)
      for (let step = 1; step <= 10; step += 1) send('pointermove', step / 10, (duration * step) / 10)
      send('pointerup', 1, duration + rest)
    },
    [by, lasts, rests] as const,
  )

test('a short, slow drag lets the drawer back', async ({ page }) => {
  await fromBelow(page)
  const before = await drawer(page).boundingBox()
  await drag(page, { x: 0, y: 60 }, 300, 150)
  await expect.poll(() => drawer(page).boundingBox()).toEqual(before)
  await expect(drawer(page)).toBeVisible()
})

test('a drag past a third of its height closes it, however slow', async ({ page }) => {
  await fromBelow(page)
  const { height } = (await drawer(page).boundingBox())!
  await drag(page, { x: 0, y: height / 3 + 20 }, 500, 150)
  await expect(drawer(page)).toHaveCount(0)
})

test('a flick closes it, however short', async ({ page }) => {
  await fromBelow(page)
  await drag(page, { x: 0, y: 60 }, 40, 0)
  await expect(drawer(page)).toHaveCount(0)
})

test('one from the right goes to the right, and up and down it scrolls', async ({ page }) => {
  await fromRight(page)
  await drag(page, { x: 0, y: 300 }, 60, 0)
  await expect(drawer(page)).toBeVisible()
  await drawer(page)
    .locator('.sheet-content')
    .evaluate((content) => content.scrollTo(0, 200))
  await drag(page, { x: 200, y: 0 }, 300, 150)
  await expect(drawer(page)).toHaveCount(0)
})

test('the finger drags it along, and never the other way', async ({ page }) => {
  await fromBelow(page)
  const before = (await drawer(page).boundingBox())!
  const head = (await drawer(page).locator('.sheet-head').boundingBox())!
  await page.mouse.move(head.x + 60, head.y + 20)
  await page.mouse.down()
  await page.mouse.move(head.x + 60, head.y + 60, { steps: 4 })
  expect((await drawer(page).boundingBox())!.y).toBeCloseTo(before.y + 40, 0)
  await page.mouse.move(head.x + 60, head.y - 60, { steps: 4 })
  expect((await drawer(page).boundingBox())!.y).toBeCloseTo(before.y, 0)
  await page.mouse.up()
  await expect(drawer(page)).toBeVisible()
})

test('Esc, the button and a tap on the veil close it, and the focus comes back', async ({ page }) => {
  await fromBelow(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'From below' })
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await opener.click()
  await page.mouse.click(195, 60)
  await expect(drawer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('with reduced motion it is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fromBelow(page)
  const frames = await drawer(page).evaluate(async (element) => {
    element.querySelector<HTMLElement>('.icon-button')!.click()
    let count = 0
    while (document.querySelector('dialog[open]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      count += 1
    }
    return count
  })
  expect(frames).toBeLessThanOrEqual(2)
})

for (const [language, title] of [
  ['zh-CN', '筛选奖励'],
  ['zh-HK', '篩選獎賞'],
  ['en-US', 'Filter rewards'],
] as const) {
  test(`in ${language} both kinds bear their title, and axe finds nothing`, async ({ page }) => {
    await fromBelow(page, language)
    await expect(drawer(page)).toHaveAccessibleName(title)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await fromRight(page, language)
    await expectAccessible(page)
  })
}
