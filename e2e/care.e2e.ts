import { randomInt } from 'node:crypto'
import { expect, fromHere, test } from '@foyer/testing/journey/fixtures'
import { endSmsWait, giveSession } from '@foyer/testing/journey/signed-in'
import { confirmAct, openConsole } from '@foyer/testing/journey/staff-steps'
import type { Browser, Page, Request } from '@playwright/test'
import { arrive, grant } from '../apps/web/src/routes/conversionQRCode/testing/voucher.ts'

const find = async (care: Page, masked: string) => {
  await care.getByRole('textbox', { name: 'Reason or case number' }).fill('CASE-1')
  await care.getByRole('button', { name: 'Find', exact: true }).click()
  await care.getByRole('link', { name: masked }).click()
  await expect(care.getByRole('heading', { level: 1 })).toHaveText(masked)
}
const signedOut = (page: Page) =>
  expect(page.getByText(/^(All your rewards in one wallet|Sign in to see this)$/)).toBeVisible()

/** Another device of the person, signed in at once: the minute between two codes is over. */
const signedInDevice = async (browser: Browser, mobileNo: string): Promise<Page> => {
  // a second message from one network would need a proof of work
  const headers = { 'X-Forwarded-For': `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}` }
  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders: headers })
  const page = await context.newPage()
  await endSmsWait(page, mobileNo)
  await giveSession(page, 'en-US', mobileNo)
  return page
}

/** The streams of quotes that a page has open. */
const openStreams = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/market/stream')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

const openVoucher = async (page: Page): Promise<void> => {
  await page.goto('/?lang=en-US#/myRewards')
  await page.locator('a[href^="#/myRewards?id="]').click()
}

test('a caller’s lost voucher is found by phone and by the end of its code and sent again; a suspended caller is out on every device and stream within seconds, and signs in again once restored', async ({
  browser,
  page,
  mobileNo,
}) => {
  const masked = `+852 ****${mobileNo.slice(-4)}`
  await arrive(page, 'en-US', mobileNo, await grant(page, mobileNo))
  await openVoucher(page)
  const tail = (await page.getByText(/^•••• /).textContent())?.slice(-4) ?? ''

  const care = await openConsole(browser, 'Ho Tsz Ching', '/clients')
  await care.getByRole('textbox', { name: 'Phone number' }).fill(mobileNo)
  await find(care, masked)
  const found = care.url()
  await care.getByRole('link', { name: 'Back to the search' }).click()
  await care.getByRole('combobox', { name: 'Find by' }).selectOption({ label: 'End of a voucher code' })
  await care.getByRole('textbox', { name: 'Last characters' }).fill(tail)
  await find(care, masked)
  expect(care.url()).toBe(found)
  await care.getByRole('link', { name: 'Rewards', exact: true }).click()
  await care.getByRole('button', { name: /^Actions for/ }).click()
  await care.getByRole('menuitem', { name: 'Send again…' }).click()
  await confirmAct(care, 'Send')
  await expect(care.getByText('The message is sent.')).toBeVisible()
  const messages = await page.request.get(`/dev/sms?mobile=${encodeURIComponent(`+852${mobileNo}`)}`, {
    headers: fromHere,
  })
  expect(((await messages.json()) as { data: { text: string }[] }).data[0]?.text).toContain('我的獎賞')

  const other = await signedInDevice(browser, mobileNo)
  // what the message says
  await openVoucher(other)
  await expect(other.getByText(`•••• ${tail}`)).toBeVisible()
  const streams = openStreams(page)
  await page.goto('/?lang=en-US#/markets')
  await expect.poll(() => streams.size).toBe(1)

  await care.getByRole('button', { name: 'Suspend', exact: true }).click()
  await confirmAct(care, 'Suspend')
  await expect(care.getByText(`${masked} is suspended.`)).toBeVisible()
  await expect.poll(() => streams.size).toBe(0)
  await page.goto('/?lang=en-US#/myRewards')
  await signedOut(page)
  await other.getByText(`•••• ${tail}`).click()
  await other.goto('/?lang=en-US#/account?tab=sessions')
  await signedOut(other)
  await care.getByRole('button', { name: 'Restore', exact: true }).click()
  await confirmAct(care, 'Restore')
  await expect(care.getByText(`${masked} can sign in again.`)).toBeVisible()
  await care.context().close()
  const later = await signedInDevice(browser, mobileNo)
  await openVoucher(later)
  await expect(later.getByText(`•••• ${tail}`)).toBeVisible()
  await later.context().close()
  // the ended session is not valid again
  await page.reload()
  await signedOut(page)
  await other.context().close()
})
