import { expect, fromHere, test } from '@foyer/testing/journey/fixtures'
import { endSmsWait, openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'

const slow = { timeout: 30_000 }
const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const facts = { name: texts('Harbour Roast voucher'), note: texts('One coffee'), usage: [] }

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ })
/** Fires the event of a page that becomes visible again. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))

test('A reward that is issued is counted by the bell on two devices, and reading it on one clears it on the other', async ({
  page,
  browser,
  address,
  mobileNo,
}) => {
  await openSignedIn(page, 'en-US', mobileNo, '/')
  const second = { baseURL: new URL(page.url()).origin, extraHTTPHeaders: { 'X-Forwarded-For': address } }
  const other = await (await browser.newContext(second)).newPage()
  await endSmsWait(page, mobileNo)
  await openSignedIn(other, 'en-US', mobileNo, '/')
  for (const device of [page, other]) await expect(bell(device)).toHaveAccessibleName('Notifications', slow)

  const reply = await page.request.post('/dev/rewards', {
    headers: fromHere,
    data: { mobile: `+852${mobileNo}`, activity: 'first-account', facts },
  })
  expect(reply.ok()).toBe(true)
  for (const device of [page, other]) {
    await comeBack(device)
    await expect(bell(device)).toHaveAccessibleName('Notifications, 1 unread', slow)
  }

  await bell(page).click()
  await page.getByRole('link', { name: 'Unread New reward: Harbour Roast voucher' }).click(slow)
  await expect(page.getByRole('heading', { name: 'Harbour Roast voucher' })).toBeVisible(slow)
  await expect(bell(page)).toHaveAccessibleName('Notifications', slow)
  await comeBack(other)
  await expect(bell(other)).toHaveAccessibleName('Notifications', slow)
  await other.context().close()
})
