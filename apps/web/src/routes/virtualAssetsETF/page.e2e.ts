import type { HandInReply } from '@foyer/contract/knowledge-tests'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'
import { sayOfQuotes } from './testing/states.ts'
import {
  answerAll,
  endWait,
  handIn,
  logInTo,
  openTest,
  path,
  patient,
  register,
  settled,
  signInTo,
  takeTest,
} from './testing/steps.ts'

const handInCall = '**/knowledgeTest/handIn'

const open = async (page: Parameters<typeof settled>[0], language: Language = 'en-US') => {
  await page.goto(`/?lang=${language}#${path}`)
  await settled(page)
}

test('R18 who fails is told what was wrong and when again, passes, registers, and sees the discount with its validity', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await logInTo(page, 'en-US', mobileNo)
  await settled(page)
  const knowledge = page.getByRole('region', { name: 'Knowledge test' })
  const panel = page.locator('.gate-panel')
  await expect(panel).toContainText('Pass the knowledge test first')
  await panel.getByRole('button', { name: 'Go to the knowledge test' }).click()
  await expect(knowledge).toBeFocused()
  await openTest(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog')).toContainText('Please choose an answer')
  await expectAccessible(page)
  await answerAll(page, mobileNo, 3)
  await handIn(page)
  await expect(knowledge).toContainText(/Not passed\s*3 of 6 right\s*\(5 needed\)/, patient)
  await expect(knowledge).toContainText(/You can try again from \w{3} \d+, \d{4}, \d\d:\d\d HKT/)
  await expect(knowledge.getByText('You answered: ')).toHaveCount(3)
  await expect(knowledge.getByRole('button')).toHaveCount(0)
  await expect(knowledge).toBeFocused()
  await expect(panel).toContainText(/The test was not passed\s*Try again from/)
  await expectAccessible(page)
  await endWait(page, mobileNo)
  await expect(knowledge).toContainText('You can try again now')
  await takeTest(page, mobileNo)
  await expect(knowledge).toContainText(/Passed\s*6 of 6 right/)
  await expect(panel.getByRole('button', { name: 'Register for the discount' })).toBeVisible(patient)
  await register(page)
  const discount = page.getByRole('region', { name: 'Commission discount' })
  await expect(discount).toContainText(/50% off brokerage\s*In effect/)
  await expect(discount).toContainText(/Valid to\s*\w{3} \d+, \d{4}\s*Discount no\.\s*C-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await expect(panel).toContainText('Discount registered')
})

test('R18 an answer lost behind the server is asked for again with the same key after a reload, and the test is judged once', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await signInTo(page, 'en-US', mobileNo)
  const sent: string[] = []
  const judged: unknown[] = []
  let isLost = true
  await openTest(page)
  await answerAll(page, mobileNo, 2)
  await page.route(handInCall, async (route) => {
    sent.push((route.request().postDataJSON() as { key: string }).key)
    const response = await route.fetch()
    judged.push(((await response.json()) as { data: HandInReply }).data.result)
    if (isLost) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('dialog')).toContainText('Asking again hands nothing in twice', patient)
  isLost = false
  const lost = sent.length
  await page.reload()
  const knowledge = page.getByRole('region', { name: 'Knowledge test' })
  await expect(knowledge).toContainText('Asking again hands nothing in twice', patient)
  await expect(page.locator('.va-test')).toHaveCount(0)
  expect(sent.length).toBe(lost)
  await knowledge.locator('.notice .button').click()
  await expect(knowledge.locator('.notice')).toHaveCount(0, patient)
  await expect(page.locator('.va-result')).toContainText('4 of 6 right')
  expect(sent).toEqual(Array(lost + 1).fill(sent[0]))
  expect(judged).toEqual(Array(lost + 1).fill(judged[0]))
})

test('R18 a refused hand-in says why on the page, and no answer is lost with the sheet', async ({ page, mobileNo }) => {
  await signInTo(page, 'en-US', mobileNo)
  await openTest(page)
  await answerAll(page, mobileNo, 0)
  let isRefused = true
  await page.route(handInCall, (route) =>
    isRefused
      ? route.fulfill({ status: 403, json: { status: 40318, msg: '', reason: 'test_needed' } })
      : route.continue(),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog).toHaveCount(0, patient)
  const knowledge = page.getByRole('region', { name: 'Knowledge test' })
  await expect(knowledge.getByRole('alert')).not.toBeEmpty()
  isRefused = false
  await openTest(page)
  await expect(dialog).toContainText('Question 6 of 6')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await handIn(page)
  await expect(knowledge).toContainText('6 of 6 right')
  await expect(knowledge.getByRole('alert')).toHaveCount(0)
})

test('R18 quotes tick, each counter in its currency, beside the time they are of and how late they are', async ({
  page,
}) => {
  const open = { state: 'open', next: 'lunch' } as const
  const say = await sayOfQuotes(page, { market: open, delay: 900 })
  await page.goto(`/?lang=en-US#${path}`)
  await settled(page)
  const table = page.getByRole('table', { name: 'Quotes of Bitcoin ETFs by counter' })
  await expect(table.getByRole('button')).toHaveText([
    /HK dollar\s*03008/,
    /US dollar\s*09008/,
    /HK dollar\s*03042/,
    /US dollar\s*09042/,
    /Renminbi\s*83042/,
    /HK dollar\s*03439/,
    /US dollar\s*09439/,
  ])
  await expect(page.locator('.market-line').first()).toContainText(
    /Open\s*Delayed 15 min\s*As of .+ \d\d:\d\d:\d\d HKT/,
  )
  say({ market: open, delay: 0, quote: (quote) => ({ ...quote, price: '71.230', isHalted: quote.code === '03042' }) })
  await expect(table.locator('.price').first()).toHaveText('71.230', patient)
  await expect(table.getByRole('button', { name: '03042' })).toContainText('Halted')
  await expect(page.locator('.market-line').first()).toContainText('Real time')
})

test('R18 a line opens the chart of its counter by day, week and month', async ({ page }) => {
  await open(page)
  await page.locator('.segment').filter({ hasText: 'Ether' }).click()
  await page.getByRole('button', { name: '83046' }).click()
  const sheet = page.getByRole('dialog', { name: 'ChinaAMC Ether ETF' })
  await expect(sheet).toContainText('83046CNY')
  for (const period of ['Day', 'Week', 'Month']) {
    await sheet.locator('.segment').filter({ hasText: period }).click()
    await expect(sheet.getByRole('img')).toHaveAccessibleName(/ChinaAMC Ether ETF/, patient)
  }
})

test('R18 a mainland visitor sees the notice, and no fund, fee, offer or test', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('Not available in mainland China').first()).toBeVisible(patient)
  expect(await page.locator('main').textContent()).not.toMatch(/\d%|HK\$|03008|Knowledge test/)
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R18 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      await open(page, language)
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expect(page.locator('.va-discount')).toBeVisible()
      const cut = await page
        .locator(':is(.va-quotes, .va-fees-card, .va-discount) :not(.visually-hidden, input)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
