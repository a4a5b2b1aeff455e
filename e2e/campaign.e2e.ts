import { languages } from '@foyer/api/languages'
import { expect, expectAccessible, fromHere, test } from '@foyer/testing/journey/fixtures'
import { databaseUnder, type OwnServer, openOwnServer } from '@foyer/testing/journey/own-server'
import { portOf } from '@foyer/testing/journey/ports'
import { giveSession } from '@foyer/testing/journey/signed-in'
import { openConsole } from '@foyer/testing/journey/staff-steps'
import type { Browser, Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'
import { runProgram } from '../scripts/production-demo/program.ts'
import { addBlock, choosePart, writeRuleText, writeTexts } from './author-steps.ts'

// the journey moves the clock, so it has a server and a database of its own
const port = portOf('campaign')
let own: OwnServer | undefined

test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  own = await openOwnServer(port)
})
test.afterAll(() => own?.close())

const code = 'coffee-morning'
const number = '70901'
const address = `#/activityTemplate?code=${code}`
const day = 86_400_000
const hongKong = (at: number): string => new Date(at + day / 3).toISOString().slice(0, 10)
const tomorrow = hongKong(Date.now() + day)
const publishAt = `${tomorrow}T09:00`

/** Moves the business clock of the server. */
const moveClock = async ({ request }: Page, to: object): Promise<void> => {
  const reply = await request.post('/dev/clock', { headers: fromHere, data: to })
  expect(reply.ok(), await reply.text()).toBe(true)
}

const checks = (author: Page) => author.getByRole('button', { name: /^(\d+ to do|Nothing to do)$/ })

/** Builds a page of five blocks with a voucher from a blank campaign, as the forms show it. */
const build = async (author: Page): Promise<void> => {
  await choosePart(author, 'Activity')
  await writeTexts(author, {
    Title: ['早晨咖啡礼遇', 'Morning coffee'],
    Lead: ['以手机号码登记，即可领取咖啡一杯。', 'Register with your phone number and get a cup of coffee.'],
  })
  await author.getByLabel('Opens').fill(`${tomorrow}T10:00`)
  await author.getByLabel('Closes').fill(`${hongKong(Date.now() + 20 * day)}T18:00`)
  await author.getByRole('textbox', { name: 'Code of the activity' }).fill(code)
  await author.getByRole('textbox', { name: 'Number of the activity' }).fill(number)
  await addBlock(author, 'Hero')
  await writeTexts(author, {
    Title: ['早晨咖啡礼遇', 'Morning coffee'],
    Lead: ['每天早晨，从一杯咖啡开始。', 'Each morning begins with a cup of coffee.'],
  })
  await addBlock(author, 'Text')
  await writeTexts(author, { 'paragraph 1': ['名额有限，先到先得。', 'Places are limited, first come first served.'] })
  await addBlock(author, 'Steps')
  await writeTexts(author, {
    'step 1, Title': ['登记', 'Register'],
    'step 1, Text': ['登录后按登记。', 'Sign in and press Register.'],
    'step 2, Title': ['领取', 'Collect'],
    'step 2, Text': ['在店内出示券码。', 'Show the code in the shop.'],
  })
  await addBlock(author, 'Terms')
  await writeTexts(author, {
    'section 1, Heading': ['名额', 'Places'],
    'section 1, Text': ['每人一张，不可兑换现金。', 'One for each person. It cannot be exchanged for cash.'],
  })
  await choosePart(author, 'What people get')
  await author.getByLabel('Rule', { exact: true }).selectOption({ label: 'Voucher on joining' })
  await writeRuleText(author, 'Name', ['咖啡券', 'Coffee'])
  await writeRuleText(author, 'Note', ['咖啡一杯。', 'One cup of coffee.'])
  await writeRuleText(author, 'How it is used', ['在店内出示。', 'Show it at the till.'])
  await author.getByRole('textbox', { name: 'Value (HK$)' }).fill('30')
}

/** Follows what the checks name: a required block and a number of the rule. */
const mend = async (author: Page): Promise<void> => {
  await expect(checks(author)).toHaveText('2 to do')
  await checks(author).click()
  const list = author.getByRole('dialog')
  await expect(list.getByText('Add a block “Risk notice”: no page is published without it.')).toBeVisible()
  await list.getByRole('button', { name: 'What people get How many' }).click()
  const stock = author.getByRole('textbox', { name: 'How many' })
  await expect(stock).toBeFocused()
  await stock.fill('5')
  await choosePart(author, 'Terms')
  await addBlock(author, 'Risk notice')
  await writeTexts(author, { 'paragraph 1': ['投资涉及风险。', 'Investment involves risk.'] })
  await expect(checks(author)).toHaveText('Nothing to do')
  await expect(author.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(author)
}

/** An author who starts with nothing builds the page, schedules it and submits it. @returns its address */
const submitted = async (browser: Browser): Promise<string> => {
  const author = await openConsole(browser, 'Chan Ka Yan', '/campaigns')
  await author.getByRole('button', { name: 'New campaign' }).click()
  const dialog = author.getByRole('dialog')
  await dialog.getByRole('textbox').fill('早晨咖啡')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await author.getByRole('link', { name: 'Edit' }).click()
  await build(author)
  await mend(author)
  await author.getByRole('link', { name: 'Back to the campaign' }).click()
  await author.getByRole('button', { name: 'Set the schedule' }).click()
  await dialog.getByLabel('Publish at').fill(publishAt)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(author.getByText('The schedule is saved.')).toBeVisible()
  await author.getByRole('button', { name: 'Submit for approval' }).click()
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(author.getByText('It is submitted for approval.')).toBeVisible()
  await expect(author.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const path = new URL(author.url()).pathname.replace('/console', '')
  await author.context().close()
  return path
}

const texts = {
  'zh-CN': ['早晨咖啡礼遇', '在店内出示券码。', /开始/],
  'zh-HK': ['早晨咖啡禮遇', '在店內出示券碼。', /開始/],
  'en-US': ['Morning coffee', 'Show the code in the shop.', /opens/i],
} as const

test('R1 an author builds a campaign of five blocks with a voucher in three languages from a blank page, another person publishes it for a moment, it opens by itself in an open client, and it is closed early with results that the verification confirms', async ({
  browser,
  page,
  mobileNo,
}) => {
  const path = await submitted(browser)
  const approver = await openConsole(browser, 'Wong Chi Ho', path)
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('It is approved.')).toBeVisible()

  // timers of the page can be moved together with the server's clock
  await page.clock.install()
  await giveSession(page, 'en-US', mobileNo)
  expect((await page.request.get(`/api/activities/${code}`)).status()).toBe(404)
  await moveClock(page, { at: publishAt })
  // the test does not reload the page of the console
  await expect(approver.getByText('Clients see this campaign')).toBeVisible()
  await moveClock(page, { activity: code, moment: 'before' })
  const panel = page.locator(built('.gate-panel'))
  for (const language of languages) {
    const [title, step, opening] = texts[language]
    await page.goto(`/?lang=${language}${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(step)).toBeVisible()
    await expect(panel).toContainText(opening)
  }
  await moveClock(page, { activity: code, moment: 'open' })
  // the test does not reload the page of the client
  await page.clock.fastForward(64_000)
  // until it opens, the button offers a reminder
  await panel.getByRole('button', { name: /^(?!Remind)/ }).click()
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
  const operations = await openConsole(browser, 'Lee Wai Man', `/results?activity=${number}`)
  const figures = operations.locator('.figure-cards')
  for (const name of ['Joins', 'Grants']) await expect(figures.getByText(new RegExp(`^${name}1$`))).toBeVisible()
  await expect(figures.getByText('HK$30')).toBeVisible()
  await operations.context().close()
  const env = { ...process.env, DATABASE_URL: databaseUnder(own?.folder ?? ''), DATA_DIR: own?.folder }
  const verified = await runProgram(process.execPath, ['apps/server/src/cli/main.ts', 'verify'], { env })
  expect(verified).toContain('rewards')
  const visitor = await browser.newPage()
  await visitor.goto(`/?lang=en-US${address}`)
  await expect(visitor.locator(built('.gate-panel'))).toContainText(/ended/i)
  await visitor.close()
})
