import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page, name: string, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#dialog`)
  await page.getByRole('button', { name }).click()
  await expect(dialog(page)).toBeVisible()
}
const dialog = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const count = (page: Page) => page.locator('.gallery-part > p')

test('the focus starts on what changes nothing, stays inside and comes back', async ({ page }) => {
  await open(page, 'Withdraw the application')
  await expect(button(page, 'Keep it')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Withdraw')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('Tries: 0, withdrawals: 0')
  await expect(page.getByRole('button', { name: 'Withdraw the application' })).toBeFocused()
})

test('Esc does what cancelling does, and a tap beside the dialog does nothing', async ({ page }) => {
  await open(page, 'Withdraw the application')
  await page.mouse.click(195, 30)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('Tries: 0, withdrawals: 0')
})

test('confirming does it once and closes', async ({ page }) => {
  await open(page, 'Withdraw the application')
  await button(page, 'Withdraw').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('Tries: 0, withdrawals: 1')
})

test('while an answer is on its way nothing can be done twice or left; what went wrong is said and can be tried again', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-08-18T09:00:00+08:00') })
  await open(page, 'Submit the application')
  await page.clock.pauseAt(new Date('2026-08-18T10:00:00+08:00'))
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  // what cannot be done now can be tapped all the same
  await button(page, 'Submit').click({ force: true })
  await button(page, 'Cancel').click({ force: true })
  // the browser lets the page refuse the first Esc only
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(500)
  await expect(dialog(page).getByRole('alert')).toHaveText('No connection. Please try again')
  await expect(count(page)).toHaveText('Tries: 1, withdrawals: 0')
  await button(page, 'Submit').click()
  await page.clock.runFor(500)
  await expect(dialog(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('Tries: 2, withdrawals: 0')
})

test('an answer that never comes is said, and can be asked for again', async ({ page }) => {
  await open(page, 'Never answered')
  await button(page, 'Confirm').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('This did not go through. Please try again')
  await expect(button(page, 'Confirm')).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('the page behind does not scroll while a dialog is open', async ({ page }) => {
  await open(page, 'Risk notice')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await button(page, 'OK').click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

for (const [language, opener, title, text] of [
  ['zh-CN', '风险提示', '风险提示', '虚拟资产价格波动大，您可能损失全部本金。'],
  ['zh-HK', '風險提示', '風險提示', '虛擬資產價格波動大，您可能損失全部本金。'],
  ['en-US', 'Risk notice', 'Risk notice', 'Virtual assets move sharply. You may lose everything you put in.'],
] as const) {
  test(`in ${language} title and text are the dialog's name and description, and axe finds nothing`, async ({
    page,
  }) => {
    await open(page, opener, language)
    await expect(dialog(page)).toHaveAccessibleName(title)
    await expect(dialog(page)).toHaveAccessibleDescription(text)
    await expect(dialog(page).getByRole('button')).toHaveCount(1)
    await expectAccessible(page)
  })
}
