import { expect, expectAccessible, fromHere, test } from '@foyer/testing/journey/fixtures'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { Browser, Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'

// the sandbox's provider of staff answers only the machine it runs on
const largeScreen = {
  viewport: { width: 1280, height: 900 },
  hasTouch: false,
  isMobile: false,
  locale: 'en-US',
} as const

/** Opens a page of the console as one of the sandbox's staff, in a browser of their own. */
const openAs = async (browser: Browser, name: string, path: string): Promise<Page> => {
  const context = await browser.newContext({ ...largeScreen, reducedMotion: 'reduce', extraHTTPHeaders: fromHere })
  const page = await context.newPage()
  await page.goto(`/console${path}`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name }).click()
  return page
}

/** Creates a campaign with the page of another one. @returns its id */
const createCopy = (page: Page, of: string): Promise<string> =>
  page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' }
    const post = async (path: string, body: unknown) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    const [source] = (await post('/staff/campaigns/list', { filter: { text } })).data.campaigns
    const key = crypto.randomUUID()
    return (await post('/staff/campaigns/create', { key, from: source.id })).data.summary.id
  }, of)

test('R1 an author gives a campaign a voucher, another person publishes it, a visitor joins and has the voucher, and it is closed early', async ({
  browser,
  page,
  mobileNo,
}) => {
  const author = await openAs(browser, 'Chan Ka Yan', '/campaigns')
  await expect(author.getByRole('heading', { level: 1 })).toBeVisible()
  const id = await createCopy(author, 'first-account')
  const code = `journey-${mobileNo}`
  await author.goto(`/console/campaigns/${id}/edit`)
  const part = (name: string) => author.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  await part('Activity').click()
  await author.getByRole('textbox', { name: 'Code of the activity' }).fill(code)
  await author.getByRole('textbox', { name: 'Number of the activity' }).fill(mobileNo.slice(-6).replace(/^0/, '1'))
  await part('What people get').click()
  await author.locator('.rule-part select').first().selectOption('voucher')
  const words = { name: 'Coffee', note: 'One cup', usage: 'Show it at the till' }
  for (const [field, english] of Object.entries(words)) {
    await author.locator(`[name="${field}.zh-CN"]`).fill('咖啡')
    await author.locator(`[name="${field}.zh-HK"]`).fill('咖啡')
    await author.locator(`[name="${field}.en-US"]`).fill(english)
  }
  await author.getByRole('textbox', { name: 'Value (HK$)' }).fill('30')
  await author.getByRole('textbox', { name: 'How many' }).fill('5')
  await expect(author.getByRole('button', { name: 'Nothing to do' })).toBeVisible()
  await expect(author.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(author)
  await author.goto(`/console/campaigns/${id}`)
  await author.getByRole('button', { name: 'Submit for approval' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Submit for approval' }).click()
  await expect(author.getByText('It is submitted for approval.')).toBeVisible()
  await expect(author.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await author.context().close()

  const approver = await openAs(browser, 'Wong Chi Ho', `/campaigns/${id}`)
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('It is approved.')).toBeVisible()

  await giveSession(page, 'en-US', mobileNo)
  await page.goto(`/?lang=en-US#/activityTemplate?code=${code}`)
  await page.locator(built('.gate-panel button')).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.locator(built('.sheet-footer button')).click()
  await expect(page.getByText('You have joined').first()).toBeVisible()
  await page.goto('/?lang=en-US#/myRewards')
  await expect(page.getByText('Coffee').first()).toBeVisible()

  await approver.getByRole('button', { name: 'Close early' }).click()
  const closing = approver.getByRole('dialog')
  await closing.getByRole('textbox', { name: 'Reason' }).fill('End of the journey')
  await closing.getByRole('button', { name: 'Close it now' }).click()
  await expect(approver.getByText('The campaign is closed.')).toBeVisible()
  await approver.context().close()
  const visitor = await browser.newPage()
  await visitor.goto(`/?lang=en-US#/activityTemplate?code=${code}`)
  await expect(visitor.locator(built('.gate-panel'))).toContainText(/ended/i)
  await visitor.close()
})
