import type { GiftRequest } from '@foyer/api/gifts'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

const longTimeout = { timeout: 30_000 }

const sheet = (page: Page) => page.getByRole('dialog')
const submitButton = (page: Page) => page.locator(built('.gate-panel .button'))

/** Draws a picture in the browser of the page. */
const photo = async (page: Page, name: string) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    canvas.getContext('2d')?.fillRect(20, 20, 100, 100)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** Changes the state of a person's gift as an operator does. */
const move = async (page: Page, mobileNo: string, event: string): Promise<void> => {
  const headers = { 'X-Forwarded-For': '127.0.0.1' }
  const reply = await page.request.post('/dev/gifts', { headers, data: { mobile: `+852${mobileNo}`, event } })
  expect((await reply.json()).status).toBe(0)
}

test('R17 K12 N13 a gift with an uploaded photo survives a reload and a lost answer, is granted once, and shows its delivery', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, 'en-US', mobileNo, '/exclusiveGift')
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', longTimeout)
  await page.locator(built('.shelf label.gift')).nth(3).click()
  await page.locator(built('.gift-form input[type=file][multiple]')).setInputFiles(await photo(page, 'card.jpg'))
  const row = page.locator(built('.upload')).filter({ hasText: 'card.jpg' })
  await expect(row).toHaveAttribute('data-status', '', longTimeout)
  await page.locator(built('.address-form .segment'), { hasText: 'Hong Kong' }).click()
  await page.getByLabel('Name of the recipient').fill('Chan Tai Man')
  await page.locator(built('.address-form input[type=tel]')).fill('51234567')
  await page.locator(built('.picker-field')).click()
  await expect(sheet(page).getByRole('listbox').first()).toBeFocused(longTimeout)
  await page.keyboard.press('Enter')
  await page.getByLabel('Building or estate').fill('Harbour Centre')
  await page.getByLabel('Floor and flat').fill('12/F, Flat B')

  // the draft and the pictures survive a reload
  await page.reload()
  await expect(page.getByLabel('Floor and flat')).toHaveValue('12/F, Flat B', longTimeout)
  await expect(row.locator('img')).toBeVisible(longTimeout)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true', longTimeout)

  const keys: string[] = []
  await page.route('**/user/493/gift', async (route) => {
    keys.push((route.request().postDataJSON() as GiftRequest).key)
    // the server executes the call, and the client receives no answer
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/user/493/gift/status', (route) => route.abort('connectionreset'))
  await submitButton(page).click()
  await sheet(page).getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet(page).getByRole('checkbox').check()
  await sheet(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator(built('.gate-panel'))).toContainText('No answer yet', longTimeout)
  await page.unroute('**/user/493/gift')
  const again = page.waitForRequest('**/user/493/gift')
  await submitButton(page).click()
  expect(((await again).postDataJSON() as GiftRequest).key).toBe(keys[0])
  await page.unroute('**/user/493/gift/status')
  await page.reload()
  const main = page.locator('main')
  await expect(main).toContainText(/Being prepared[\s\S]*Steel flask/, longTimeout)
  await expect(page.locator(built('.way li[data-event]'))).toHaveCount(1)
  await expect(page.locator(built('.proof img'))).toBeVisible(longTimeout)

  for (const event of ['pack', 'ship', 'deliver']) await move(page, mobileNo, event)
  await page.reload()
  await expect(main).toContainText('Delivered', longTimeout)
  await expect(page.locator(built('.tracking'))).toContainText('SF1380013800138')
  await expect(page.locator(built('.way li'))).toHaveText([/Chosen/, /Packed/, /Sent/, /Delivered/])
})
