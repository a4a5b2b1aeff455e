import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'
import { fingerOn } from '../picker-wheel/testing/finger.ts'

/** The n-th stepper of the gallery: lots (1 to 2,000), at most 8, in steps of 500, disabled. */
const openStepper = async (page: Page, at: 0 | 1 | 2 | 3 = 0, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#stepper`)
  const stepper = page.locator('.stepper').nth(at)
  const buttons = stepper.getByRole('button')
  return { stepper, field: stepper.getByRole('spinbutton'), less: buttons.first(), more: buttons.last() }
}
/** From here on time passes only as the test says. */
const stopTime = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T02:00:00Z' })
  return () => page.clock.pauseAt('2026-11-21T03:00:00Z')
}

test('K9 it starts at 1, goes by 1, and the button at a limit is disabled', async ({ page }) => {
  const { field, less, more } = await openStepper(page)
  await expect(field).toHaveValue('1')
  await expect(field).toHaveAttribute('aria-valuemin', '1')
  await expect(less).toBeDisabled()
  await less.click({ force: true })
  await expect(field).toHaveValue('1')
  await more.click()
  await more.tap()
  await expect(field).toHaveValue('3')
  await less.tap()
  await expect(field).toHaveValue('2')

  const few = await openStepper(page, 1)
  await few.more.tap()
  await few.more.tap()
  await expect(few.field).toHaveValue('8')
  await expect(few.more).toBeDisabled()
  await few.more.click({ force: true })
  await expect(few.field).toHaveValue('8')
})

test('K9 holding the plus button repeats every 200 ms, and a mouse that lets go stops it', async ({ page }) => {
  const pause = await stopTime(page)
  const { field, more } = await openStepper(page)
  await more.hover()
  await pause()
  await page.mouse.down()
  await page.clock.runFor(499) // a slow tap is not a hold yet
  await expect(field).toHaveValue('1')
  await page.clock.runFor(1)
  await expect(field).toHaveValue('2')
  await page.clock.runFor(199)
  await expect(field).toHaveValue('2')
  await page.clock.runFor(1)
  await expect(field).toHaveValue('3')
  await page.clock.runFor(2000)
  await expect(field).toHaveValue('13')
  await page.mouse.up()
  await page.clock.runFor(2000)
  await expect(field).toHaveValue('13')
})

test('K9 holding repeats until the limit and no further, in both directions', async ({ page }) => {
  const pause = await stopTime(page)
  const { field, less, more } = await openStepper(page, 1)
  await more.hover()
  await pause()
  await page.mouse.down()
  await page.clock.runFor(5000)
  await expect(field).toHaveValue('8')
  await expect(more).toBeDisabled()
  await page.mouse.up()
  await less.hover()
  await page.mouse.down()
  await page.clock.runFor(5000)
  await expect(field).toHaveValue('1')
  await expect(less).toBeDisabled()
  await page.mouse.up()
})

for (const [name, end] of [
  ['lifts', (finger: Finger) => finger.lift()],
  ['leaves the button', (finger: Finger) => finger.moveBy(-120, 0)],
  ['is cancelled', (finger: Finger) => finger.cancel()],
] as const) {
  test(`K9 holding with a finger stops when it ${name}`, async ({ page }) => {
    const pause = await stopTime(page)
    const { field, more } = await openStepper(page)
    await pause()
    const finger = await fingerOn(page, more)
    await page.clock.runFor(900)
    await expect(field).toHaveValue('4')
    await end(finger)
    await page.clock.runFor(2000)
    await expect(field).toHaveValue('4')
  })
}

test('K9 what is typed counts as it is typed, and is clamped when the field is left', async ({ page }) => {
  const { field } = await openStepper(page)
  const price = page.locator('#stepper-price')
  await field.click()
  await page.keyboard.type('12')
  await expect(price).toContainText('HK$120,000 in all')
  await field.fill('5000')
  await expect(price).toContainText('HK$120,000 in all')
  await field.blur()
  await expect(field).toHaveValue('2,000')
  await expect(price).toContainText('HK$20,000,000 in all')
  for (const [typed, settled] of [
    ['0', '1'],
    ['1,234', '1,234'],
    ['５６', '56'],
    ['', '56'],
    ['-3', '56'],
    ['1.5', '56'],
    ['9'.repeat(19), '56'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveValue(settled)
  }
})

test('K9 an amount stays on whole steps from the least', async ({ page }) => {
  const { field, less } = await openStepper(page, 2)
  await expect(field).toHaveValue('12,000')
  await field.fill('12300')
  await field.blur()
  await expect(field).toHaveValue('12,500')
  await less.tap()
  await expect(field).toHaveValue('12,000')
})

test('K9 arrow and Page keys step in the field, which is one stop for Tab', async ({ page }) => {
  const { field } = await openStepper(page)
  await field.focus()
  for (const [key, value] of [
    ['ArrowDown', '1'],
    ['ArrowUp', '2'],
    ['PageUp', '12'],
    ['ArrowDown', '11'],
    ['PageDown', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(field).toHaveValue(value)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton').nth(1)).toBeFocused()
})

test('K9 a screen reader hears the amount, in words, and that a limit is reached', async ({ page }) => {
  const { stepper, field, less, more } = await openStepper(page)
  await expect(field).toHaveAccessibleName('Lots to subscribe')
  await expect(field).toHaveAccessibleDescription('HK$10,000 a lot, HK$10,000 in all')
  await expect(more).toHaveAccessibleName('Increase Lots to subscribe')
  await expect(less).toHaveAccessibleName('Decrease Lots to subscribe')
  await more.click()
  await expect(stepper.getByRole('status')).toHaveText('2 lots')
  await expect(field).toHaveAttribute('aria-valuenow', '2')
  await expect(field).toHaveAttribute('aria-valuemax', '2000')
  await expect(field).toHaveAttribute('aria-valuetext', '2 lots')
  await field.fill('9000')
  await field.blur()
  await expect(stepper.getByRole('status')).toHaveText('2,000 lots, the maximum')
  await expect(field).toHaveAttribute('aria-valuetext', '2,000 lots, the maximum')
})

test('K9 while it is held nothing is selected and no menu opens', async ({ page }) => {
  const { field, more } = await openStepper(page)
  await field.focus()
  await more.click()
  await expect(field).toBeFocused()
  const isPrevented = await more.evaluate(
    (button) => !button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  )
  expect(isPrevented).toBe(true)
  await expect(more).toHaveCSS('user-select', 'none')
})

test('K9 a disabled one takes neither finger nor key', async ({ page }) => {
  const { field, more } = await openStepper(page, 3)
  await expect(field).toBeDisabled()
  await expect(more).toBeDisabled()
  await more.click({ force: true })
  await expect(field).toHaveValue('1')
})

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`K9 axe finds nothing, targets are 44 px, text at 200 % fits (${language}, ${colorScheme})`, async ({
      page,
    }) => {
      const { stepper, less, more } = await openStepper(page, 2, language)
      await expectAccessible(page)
      for (const button of [less, more]) {
        const box = (await button.boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(stepper.getByRole('spinbutton')).toHaveJSProperty(
        'scrollWidth',
        await stepper.getByRole('spinbutton').evaluate((field) => field.clientWidth),
      )
      expect((await stepper.boundingBox())!.width).toBeLessThanOrEqual(358)
    })
  })
}

type Finger = Awaited<ReturnType<typeof fingerOn>>
