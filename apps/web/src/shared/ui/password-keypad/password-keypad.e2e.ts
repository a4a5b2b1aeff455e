import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

type Case =
  | 'Accepts 246810'
  | 'Stays checking'
  | 'Always wrong'
  | 'Always locked'
  | 'Cannot be checked'
  | 'Shuffled keys'

const openKeypad = async (page: Page, name: Case, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#password-keypad`)
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  // marked so that the event tracker never hears of a key
  const keys = dialog.getByRole('group').and(page.locator('[data-secret]')).getByRole('button')
  await expect(keys).toHaveCount(11)
  return {
    dialog,
    keys,
    filled: dialog.locator('.password-dot[data-filled]'),
    status: dialog.getByRole('status'),
    problem: dialog.getByRole('alert'),
    remove: keys.last(),
    tap: async (digits: string) => {
      for (const digit of digits) await keys.filter({ hasText: digit }).tap()
    },
  }
}

test('K11 the sixth digit completes the password, by finger, and not before', async ({ page }) => {
  const { dialog, filled, status, remove, tap } = await openKeypad(page, 'Accepts 246810')
  await tap('24681')
  await expect(filled).toHaveCount(5)
  await expect(status).toHaveText('Entered 5 of 6')
  await remove.tap()
  await expect(filled).toHaveCount(4)
  await expect(status).toHaveText('Entered 4 of 6')
  await tap('10')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Confirmed')).toBeVisible()
})

test('K11 the keyboard of the device types and deletes too, wherever the focus is in the sheet', async ({ page }) => {
  const { dialog, filled } = await openKeypad(page, 'Accepts 246810')
  await page.keyboard.type('2469')
  await page.keyboard.press('Backspace')
  await expect(filled).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.type('x8')
  await page.keyboard.press('Control+1')
  await expect(filled).toHaveCount(4)
  await page.keyboard.type('10')
  await expect(dialog).toHaveCount(0)
})

test('K11 a key is pressed by mouse, and by Enter where the focus is on it', async ({ page }) => {
  const { keys, filled } = await openKeypad(page, 'Accepts 246810')
  await expect(keys.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await keys.nth(4).click()
  await expect(filled).toHaveCount(2)
})

test('K11 a wrong password is cleared, says the tries left, and the last one locks', async ({ page }) => {
  const { filled, problem, keys, tap } = await openKeypad(page, 'Accepts 246810')
  await tap('111111')
  await expect(problem).toHaveText('That password is not right. Tries left: 2.')
  await expect(filled).toHaveCount(0)
  await tap('2')
  await expect(problem).toHaveCount(0)
  await tap('22222')
  await expect(problem).toHaveText('That password is not right. Tries left: 1.')
  await tap('333333')
  await expect(problem).toHaveText('Too many wrong tries. The trading password is locked.')
  for (const key of await keys.all()) await expect(key).toBeDisabled()
  await page.keyboard.type('4')
  await expect(filled).toHaveCount(0)
})

test('K11 what could not be checked may be entered again', async ({ page }) => {
  const { filled, problem, tap } = await openKeypad(page, 'Cannot be checked')
  await tap('123456')
  await expect(problem).toContainText('It could not be checked')
  await tap('7')
  await expect(filled).toHaveCount(1)
})

test('K11 while it is checked the dots stay, no key does anything, and the sheet cannot be left', async ({ page }) => {
  const { dialog, keys, filled, status, tap } = await openKeypad(page, 'Stays checking')
  await tap('123456')
  await expect(status).toHaveText('Checking')
  for (const key of await keys.all()) await expect(key).toBeDisabled()
  await page.keyboard.press('Backspace')
  await expect(filled).toHaveCount(6)
  // the browser lets the page refuse the first Esc only
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Close' }).tap({ force: true })
  await page.touchscreen.tap(195, 20)
  // a dialog that was left is gone a task later
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(dialog).toBeVisible()
  await expect(status).toHaveText('Checking')
  await expect(filled).toHaveCount(6)
})

test('K11 the document never tells which digits were entered, and there is no field a browser could keep', async ({
  page,
}) => {
  const shown: string[] = []
  for (const digits of ['13579', '86420']) {
    const { dialog, filled } = await openKeypad(page, 'Accepts 246810')
    await page.keyboard.type(digits)
    await expect(filled).toHaveCount(5)
    await expect(dialog.locator('input, textarea, [contenteditable]')).toHaveCount(0)
    const html = await dialog.evaluate((element) => element.outerHTML)
    shown.push(html.replaceAll(/_r_\w+_/g, ''))
    await page.goto('about:blank')
  }
  expect(shown[0]).toBe(shown[1])
})

test('K11 the digits stand as on a telephone, and in an order of their own only where asked for', async ({ page }) => {
  const usual = await openKeypad(page, 'Accepts 246810')
  expect((await usual.keys.allTextContents()).join('')).toBe('1234567890')
  await page.goto('about:blank')
  const orders = new Set<string>()
  for (let opened = 0; opened < 3; opened++) {
    const { keys, filled, tap } = await openKeypad(page, 'Shuffled keys')
    const order = (await keys.allTextContents()).join('')
    expect([...order].sort().join('')).toBe('0123456789')
    orders.add(order)
    await tap('90')
    await expect(filled).toHaveCount(2)
    await page.goto('about:blank')
  }
  expect(orders.size).toBe(3)
})

for (const [reducedMotion, animations] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test.describe(`with motion ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })
    test(`K11 a wrong password shakes unless motion is reduced (${reducedMotion})`, async ({ page }) => {
      const { dialog } = await openKeypad(page, 'Always wrong')
      const dots = dialog.locator('.password-dots')
      await dots.evaluate((element) => {
        element.addEventListener('animationstart', () => element.setAttribute('data-shaken', ''))
      })
      await page.keyboard.type('123456')
      await expect(dialog.getByRole('alert')).toBeVisible()
      if (animations) await expect(dots).toHaveAttribute('data-shaken')
      else expect(await dots.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    })
  })
}

for (const [language, colorScheme, name, words] of [
  ['zh-CN', 'light', 'Always wrong', '密码不正确，还可以试 2 次。'],
  ['zh-HK', 'dark', 'Always locked', '錯誤次數過多，交易密碼已鎖定至 15:30。'],
  ['en-US', 'light', 'Always wrong', 'That password is not right. Tries left: 2.'],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`K11 axe finds nothing, targets are 44 px, text at 200 % fits (${language}, ${colorScheme})`, async ({
      page,
    }) => {
      const { dialog, keys, problem } = await openKeypad(page, name, language)
      await expectAccessible(page)
      await page.keyboard.type('123456')
      await expect(problem).toHaveText(words)
      await expectAccessible(page)
      for (const target of [keys.first(), keys.last(), dialog.getByRole('link')]) {
        const box = (await target.boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      await keys.last().scrollIntoViewIfNeeded()
      await expect(keys.last()).toBeInViewport({ ratio: 1 })
    })
  })
}
