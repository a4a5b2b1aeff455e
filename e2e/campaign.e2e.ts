import type { ActivityDetail } from '@foyer/api/activities'
import { languages } from '@foyer/api/content'
import type { CampaignDetail, CampaignList } from '@foyer/api/staff/campaigns'
import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { databaseUnder } from '@foyer/testing/journey/own-server'
import { giveSession } from '@foyer/testing/journey/signed-in'
import { callAs, openConsole } from '@foyer/testing/journey/staff-steps'
import type { Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'
import { runProgram } from '../scripts/production-demo/program.ts'

const minute = 60_000
/** The first whole minute after a moment. */
const minuteAfter = (moment: number): number => Math.ceil(moment / minute) * minute
/** A moment as authors write it, in Hong Kong time. */
const written = (at: number): string => new Date(at + 8 * 60 * minute).toISOString().replace(/:\d\d\.\d+Z$/, '+08:00')

/** Creates a campaign with the page of another one. @returns its id */
const createCopy = async (page: Page, of: string): Promise<string> => {
  const { campaigns } = await callAs<CampaignList>(page, '/staff/campaigns/list', { filter: { text: of } })
  const copy = { key: crypto.randomUUID(), from: campaigns[0]?.id }
  return (await callAs<CampaignDetail>(page, '/staff/campaigns/create', copy)).summary.id
}

/** Makes the activity open within minutes, and the page be published at a moment before. */
const openSoon = async (page: Page, id: string): Promise<void> => {
  const { summary, document } = await callAs<CampaignDetail>(page, '/staff/campaigns/open', { id })
  const activity = { ...document.activity, opens: written(minuteAfter(Date.now() + 2 * minute)) }
  const draft = { id, base: summary.revision, document: { ...document, activity } }
  const { revision } = await callAs<{ revision: number }>(page, '/staff/campaigns/save', draft)
  const schedule = { publishAt: minuteAfter(Date.now() + minute / 3), endAt: null }
  await callAs(page, '/staff/campaigns/schedule', { id, revision, schedule })
}

test('R1 an author gives a campaign a voucher, another person publishes it for a moment, it opens by itself in an open client, and it is closed early with results that the verification confirms', async ({
  browser,
  page,
  mobileNo,
}) => {
  // the activity opens at a whole minute, for which an open page waits
  test.setTimeout(300_000)
  const author = await openConsole(browser, 'Chan Ka Yan', '/campaigns')
  await expect(author.getByRole('heading', { level: 1 })).toBeVisible()
  const id = await createCopy(author, 'first-account')
  const code = `journey-${mobileNo}`
  await author.goto(`/console/campaigns/${id}/edit`)
  const part = (name: string) => author.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  await part('Activity').click()
  await author.getByRole('textbox', { name: 'Code of the activity' }).fill(code)
  const number = mobileNo.slice(-6).replace(/^0/, '1')
  await author.getByRole('textbox', { name: 'Number of the activity' }).fill(number)
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
  await openSoon(author, id)
  await author.goto(`/console/campaigns/${id}`)
  await author.getByRole('button', { name: 'Submit for approval' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Submit for approval' }).click()
  await expect(author.getByText('It is submitted for approval.')).toBeVisible()
  await expect(author.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await author.context().close()

  const approver = await openConsole(browser, 'Wong Chi Ho', `/campaigns/${id}`)
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('It is approved.')).toBeVisible()

  await giveSession(page, 'en-US', mobileNo)
  const operations = await openConsole(browser, 'Lee Wai Man', `/results`)
  await expect(operations.getByRole('heading', { level: 1 })).toBeVisible()
  const read = () => page.request.get(`/api/activities/${code}`)
  expect((await read()).status()).toBe(404)
  // the job that publishes what is due runs each minute by itself
  const runJob = () => callAs(operations, '/staff/jobs/run', { queue: 'campaigns', reason: 'A journey needs it' })
  const publishing = { timeout: 90_000, intervals: [10_000] }
  await expect
    .poll(
      () =>
        runJob()
          .then(read)
          .then((reply) => reply.status()),
      publishing,
    )
    .toBe(200)
  const published: ActivityDetail = await (await read()).json()
  expect(published.blocks.length).toBeGreaterThanOrEqual(5)
  for (const language of languages) expect(published.title[language]).toMatch(/\S/)
  await page.goto(`/?lang=en-US#/activityTemplate?code=${code}`)
  await expect(page.locator(built('.gate-panel'))).toContainText(/opens/i)
  // nobody reloads the page
  const joining = page.locator(built('.gate-panel button'))
  await expect(joining).toBeVisible({ timeout: 200_000 })
  await joining.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.locator(built('.sheet-footer button')).click()
  await expect(page.getByText('You have joined').first()).toBeVisible()
  await page.goto('/?lang=en-US#/myRewards')
  await expect(page.getByText('Coffee').first()).toBeVisible()

  await approver.reload()
  await approver.getByRole('button', { name: 'Close early' }).click()
  const closing = approver.getByRole('dialog')
  await closing.getByRole('textbox', { name: 'Reason' }).fill('End of the journey')
  await closing.getByRole('button', { name: 'Close it now' }).click()
  await expect(approver.getByText('The campaign is closed.')).toBeVisible()
  await approver.context().close()
  // the verification counts the same, also while other journeys change the audit trail
  await operations.goto(`/console/results?activity=${number}`)
  const figures = operations.locator('.figure-cards')
  for (const name of ['Joins', 'Grants']) await expect(figures.getByText(new RegExp(`^${name}1$`))).toBeVisible()
  await expect(figures.getByText('HK$30')).toBeVisible()
  await operations.context().close()
  const DATABASE_URL = databaseUnder(process.env.FOYER_E2E_DATA ?? '')
  const env = { ...process.env, DATABASE_URL, DATA_DIR: process.env.FOYER_E2E_DATA }
  const verified = await runProgram(process.execPath, ['apps/server/src/cli/main.ts', 'verify'], { env }).catch(
    ({ message }: Error) => message,
  )
  expect(verified).toContain('rewards')
  expect(verified.match(/^DIFFERENCE (?!audit).*/gm)).toBeNull()
  const visitor = await browser.newPage()
  await visitor.goto(`/?lang=en-US#/activityTemplate?code=${code}`)
  await expect(visitor.locator(built('.gate-panel'))).toContainText(/ended/i)
  await visitor.close()
})
