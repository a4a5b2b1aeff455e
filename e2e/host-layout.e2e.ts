import { expect } from '@foyer/testing/journey/fixtures'
import { words } from '@foyer/testing/journey/sign-in-steps'
import { built } from '../apps/web/build/built-selector.ts'
import { banner, settled } from './host-actions.ts'
import { language, test } from './in-host.ts'

test('A13 the bars that the app draws over the page cover no content, also after their size changes', async ({
  enter,
}) => {
  const { page, native } = await enter('ios-app', '/')
  await settled(page)
  const top = async () => (await page.locator('.top-bar').boundingBox())?.y
  expect(await top()).toBe(0)
  native.emit('userConfigChanged', { insets: { top: 47, bottom: 34 } })
  await expect.poll(top).toBe(47)
  await page.locator(built('a.sign-in-card')).click()
  await page.getByRole('button', { name: /\+852/ }).click()
  const sheet = await page.getByRole('dialog').boundingBox()
  expect(Number(sheet?.y)).toBeGreaterThanOrEqual(47)
})

test('A10 A13 on a PC the hall offers no app, and the area-code selector has no search bar and leaves the chosen code unchanged on its close button and Esc', async ({
  enter,
}) => {
  const { page } = await enter('pc', `/?lang=${language}`)
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  await page.locator(built('a.sign-in-card')).click()
  const area = page.getByRole('button', { name: /\+852/ })
  const dialog = page.getByRole('dialog')
  await area.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await expect(dialog.getByRole('searchbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: /close/i }).click()
  await expect(dialog).toHaveCount(0)
  await expect(area).toBeFocused()
  await area.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(area).toBeVisible()
  await expect(page.getByLabel(words[language].mobile, { exact: true })).toBeVisible()
})
