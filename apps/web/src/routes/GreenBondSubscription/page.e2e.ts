import type { ApplicationReply } from '@foyer/contract/offerings'
import { confirmButton, passPassword, patient, totpOf } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { allow, expectJoinTold } from '../../platform/tracking/testing/statistics.ts'
import {
  changeOfferings,
  fillIn,
  mineCall,
  offeringIn,
  openSheet,
  readDocument,
  sheet,
  typePassword,
} from '../../shared/offerings/testing/steps.ts'
import { apply, applyCall, logInTo, lookUntil, path, settled } from './testing/steps.ts'

const activity = 'green-bond'

test('R15 the document, the lots, the password: what the sheet says is kept aside is gone from the cash, and back once cancelled', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await allow(page)
  const code = await offeringIn(page, { activity })
  await logInTo(page, 'en-US', mobileNo, code)
  await openSheet(page)
  const cost = page.locator('.apply-cost')
  const lots = page.getByRole('dialog').getByRole('spinbutton', { name: 'Lots' })
  const confirm = page.getByRole('button', { name: 'Confirm with your trading password' })

  // HK$80,000 in cash
  await lots.fill('12')
  await expect(page.getByRole('dialog')).toContainText('Your available cash is HK$40,000.00 short.')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await lots.fill('3')
  await expect(cost).toContainText('Kept aside from your cashHK$30,000.00')
  await expect(cost).toContainText('Left to use afterwardsHK$50,000.00')
  await confirm.click()
  await expect(page.getByText('Open the offer document first, then go on.')).toBeVisible()
  await readDocument(page)
  await expectAccessible(page)
  await confirm.click()
  await typePassword(page, '135790')
  await expect(page.getByText('That password is not right. Tries left: 4.')).toBeVisible(patient)
  const answered = page.waitForResponse(applyCall, patient)
  await typePassword(page)
  const { data } = (await (await answered).json()) as { data: ApplicationReply }
  const { reference } = data.application
  expect(data.application).toMatchObject({ lots: 3, blocked: 30_000_00, status: 'submitted' })
  expect(data.mine.available).toBe(50_000_00)
  await expect(sheet(page)).toContainText(reference, patient)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'See my application' })).toBeFocused()

  const card = page.getByRole('region', { name: 'My application' })
  await expect(card).toContainText(reference)
  await expect(card).toContainText('Kept aside in cashHK$30,000.00')
  await page.getByRole('button', { name: 'See my application' }).click()
  await card.getByRole('button', { name: 'Cancel this application' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('HK$30,000.00 is back on your cash at once')
  await page.getByRole('button', { name: 'Go on cancelling' }).click()
  const told = page.waitForResponse('**/user/491/offerings/cancel', patient)
  await typePassword(page)
  const cancelled = ((await (await told).json()) as { data: ApplicationReply }).data
  expect(cancelled).toMatchObject({ application: { reference, status: 'cancelled' }, mine: { available: 80_000_00 } })
  await expect(card).toContainText('HK$30,000.00 is back on your cash, all of it.', patient)
  await expect(card.getByRole('article')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expectJoinTold(page, 491)
})

test('R15 an application without an answer is asked for again under the same key, and was made once', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const code = await offeringIn(page, { activity })
  await logInTo(page, 'en-US', mobileNo, code)
  const keys: string[] = []
  let isLost = true
  await page.route(applyCall, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    const response = await route.fetch()
    if (isLost) await route.abort()
    else await route.fulfill({ response })
  })
  // nor does the account, which would show it
  await page.route(mineCall, (route) => (keys.length > 0 ? route.abort() : route.fallback()))
  await fillIn(page, { lots: 2 })
  await sheet(page).locator('.sheet-foot .button').click()
  await typePassword(page)
  await expect(page.getByText('We do not know yet whether it went through')).toBeVisible(patient)
  isLost = false
  const lost = keys.length
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByRole('dialog').last()).toContainText('Find out about your application for 2 lots')
  const told = page.waitForResponse(applyCall, patient)
  await typePassword(page)
  const { mine } = ((await (await told).json()) as { data: ApplicationReply }).data
  await expect(page.locator('.applied-reference')).toBeVisible(patient)
  expect(keys).toEqual(Array(lost + 1).fill(keys[0]))
  expect(mine.applications).toMatchObject([{ lots: 2, blocked: 20_000_00 }])
  expect(mine.available).toBe(60_000_00)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.application')).toHaveCount(1)
})

test('R15 an application that never arrived is still known after a reload and a new login, and goes out under its key', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const code = await offeringIn(page, { activity })
  const client = await logInTo(page, 'en-US', mobileNo, code, { totp: true })
  const keys: string[] = []
  let isLost = true
  await page.route(applyCall, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    await (isLost ? route.abort() : route.fallback())
  })
  await fillIn(page, { lots: 2 })
  await sheet(page).locator('.sheet-foot .button').click()
  await typePassword(page)
  await expect(page.getByText('We do not know yet whether it went through')).toBeVisible(patient)
  isLost = false
  const lost = keys.length
  // the login ends with the page
  await page.goto('about:blank')
  const back = encodeURIComponent(`${path}?offering=${code}`)
  await page.goto(`/?lang=en-US#/selectLogin?way=account&back=${back}`)
  await passPassword(page, client.password)
  await page.getByRole('radio', { name: 'Authenticator' }).check({ force: true })
  await page.getByLabel('Authenticator code').fill(await totpOf(page, client))
  await confirmButton(page).click()
  await page.locator('.gate-panel button:not([aria-disabled])').click(patient)
  await expect(sheet(page)).toContainText('We do not know yet whether it went through', patient)
  await sheet(page).getByRole('button', { name: 'Submit it again' }).click(patient)
  const told = page.waitForResponse(applyCall, patient)
  await typePassword(page)
  const { mine } = ((await (await told).json()) as { data: ApplicationReply }).data
  expect(keys).toEqual(Array(lost + 1).fill(keys[0]))
  expect(mine.applications).toMatchObject([{ lots: 2, blocked: 20_000_00 }])
  await expect(page.locator('.applied-reference')).toBeVisible(patient)
})

test('R15 what the server knows better: a newer document opens by itself, and our cut-off passes by its clock, whatever the device’s', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const code = await offeringIn(page, { activity })
  let isOther = true
  await changeOfferings(page, `491/${code}`, ({ offerings, ...rest }) => ({
    ...rest,
    offerings: offerings.map((one) => (isOther ? { ...one, document: { ...one.document, version: 7 } } : one)),
  }))
  await logInTo(page, 'en-US', mobileNo, code)
  await fillIn(page)
  isOther = false
  await sheet(page).locator('.sheet-foot .button').click()
  await typePassword(page)
  await expect(page.locator('.document')).toContainText('Version 1', patient)
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(sheet(page)).toContainText('The offer document was updated and nothing was submitted.')

  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 5 * 86_400_000
  })
  await offeringIn(page, { code, phase: 'cut_off' })
  await sheet(page).locator('.sheet-foot .button').click()
  await typePassword(page)
  await expect(page.getByText('Our cut-off has passed. Nothing was submitted and nothing was charged.')).toBeVisible(
    patient,
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('.gate-panel')).toContainText('Closed here', patient)
  await expect(page.locator('.gate-panel').getByRole('button')).toHaveCount(0)
  await expect(page.locator('.facts')).toContainText('Our cut-off was')
})

test('R15 the allotment, its check on this device, and the money behind it', async ({ page, mobileNo }) => {
  test.slow()
  // 5 lots for 3 people: one each, the rest evenly, by ballot at the end
  const code = await offeringIn(page, { activity, lotsOnOffer: 5, demand: [[3, 2]] })
  await logInTo(page, 'en-US', mobileNo, code)
  const { application } = await apply(page, 3)
  await offeringIn(page, { code, phase: 'settled' })
  const result = page.getByRole('region', { name: 'Allotment result' })
  await lookUntil(page, (soon) =>
    expect(result.getByRole('row')).toHaveText([/Applied for/, /3 lotsYours1 lot2 of 3/], soon),
  )
  await result.getByRole('button', { name: 'Check it on this device' }).click()
  await expect(result.getByRole('status')).toHaveText('Everything that can be checked here is right.', patient)
  await expect(result.locator('.proof-checks li.is-ok')).toHaveCount(6)
  const card = page.getByRole('region', { name: 'My application' })
  await expect(card).toContainText(application.reference)
  await expect(card).toContainText('Money settled')
  await expect(card).toContainText(/Paid to the issuerHK\$[12]0,000\.00.*Back on your cashHK\$[12]0,000\.00/)
})

test('R15 interest at the floor by its formula, and how many lots so many people get, as a curve, in words and as a table', async ({
  page,
}) => {
  const code = await offeringIn(page, { activity, lotsOnOffer: 1_000, phase: 'upcoming' })
  await page.goto(`/?lang=en-US#${path}?offering=${code}`)
  await settled(page)
  const counting = page.getByRole('region', { name: 'Work it out' })
  await counting.getByRole('spinbutton', { name: 'Lots you apply for' }).fill('7')
  await expect(counting).toContainText('HK$70,000 × 4.00% ÷ 2 = HK$1,400.00; HK$1,400.00 × 6 payments = HK$8,400.00')
  const people = counting.getByRole('slider', { name: 'If so many people apply' })
  await people.press('Home')
  await expect(counting.locator('.chances-words')).toHaveText('On this assumption everybody gets all 7 lots.')
  await people.press('End')
  await expect(counting.locator('.chances-words')).toHaveText(
    'On this assumption all 1,000 lots go by ballot, one at most each: a chance of about 33%.',
  )
  await expect(counting.getByRole('img')).toHaveAccessibleName(
    'Lots each falls as more people apply: 7 lots at 10 applications; 0 lots at 3,000 applications.',
  )
  await counting.getByText('See this as a table').click()
  await expect(counting.getByRole('row').last()).toHaveText('3,0000 lots1,000')
})

test('R15 a mainland visitor sees the notice, and neither terms nor a way to apply', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('Not available in mainland China').first()).toBeVisible(patient)
  await expect(page.locator('.bond-terms, .counting, .key-dates, .gate-panel')).toHaveCount(0)
})

for (const [language, theme] of [
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R15 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/?lang=${language}#${path}`)
      await settled(page)
      await page.locator('.bond-other summary').click()
      await page.locator('.proof .button').click()
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator('.activity-body :is(.card, .facts) :not(.visually-hidden, input, svg, svg *)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
