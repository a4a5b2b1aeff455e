import { costOf, settlementOf } from '@foyer/contract/offering-costs'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { changeOfferings, fillIn, offeringIn, sheet, submit } from '../../shared/offerings/testing/steps.ts'
import { logInTo, lookUntil, offeringOf, settled } from './testing/steps.ts'

const money = (cents: number) =>
  `HK$${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100)}`

test('R19 with a loan: the sheet says what is lent and kept aside, the account stands as it said, and lots come by ballot', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const made = { activity: 'new-shares', lotsOnOffer: 300, demand: [[10, 100]] } as const
  const code = await offeringIn(page, made)
  await logInTo(page, 'en-US', mobileNo, code, { cash: 10_000_00, creditLimit: 60_000_00 })
  const offering = await offeringOf(page, code)
  const cost = costOf(offering, 10, 'margin')
  await fillIn(page, { lots: 10, method: 'margin' })
  const form = page.locator('.apply-form')
  await expect(form).toContainText(`Less: the loan−${money(cost.loan)}`)
  await expect(form).toContainText(`Loan interest${money(cost.interest)}`)
  await expect(form).toContainText(`Kept aside from your cash${money(cost.own)}`)
  await expect(form).toContainText('Available cashHK$10,000.00')
  await expect(form).toContainText('We can lend youHK$60,000.00')
  const { application, mine } = await submit(page)
  expect(application).toMatchObject({ method: 'margin', lots: 10, loan: cost.loan, blocked: cost.blocked })
  expect(mine).toMatchObject({ available: 10_000_00 - cost.own, lendable: 60_000_00 - cost.loan })
  await sheet(page).locator('.sheet-foot .button').click()
  const card = page.locator('.application')
  await expect(card).toContainText(application.reference)
  await expect(card).toContainText(money(cost.own))
  await expect(page.locator('.gate-panel')).toContainText('You have applied')

  await offeringIn(page, { code, phase: 'allotted' })
  await lookUntil(page, (soon) => expect(card.locator('.status-chip')).toHaveText('Allotted', soon))
  const lots = card.locator('.application-lots dd').nth(1)
  await expect(lots).toHaveText(/^\d+ lots?$/)
  const got = Number.parseInt((await lots.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Check it on this device' }).click()
  await expect(page.locator('.proof-verdict')).toHaveText('Everything that can be checked here is right.', patient)
  await expect(page.locator('.proof-checks li').last()).toHaveText('Your ticket gives what you were allottedRight')

  await offeringIn(page, { code, phase: 'settled' })
  await lookUntil(page, (soon) => expect(card.locator('.status-chip')).toHaveText('Money settled', soon))
  const { refund, loanReturned } = settlementOf(offering, 10, 'margin', got)
  await expect(card).toContainText(`Loan returned${money(loanReturned)}`)
  await expect(card).toContainText(`Back on your cash${money(refund)}`)
})

test('R19 nothing allotted is said, with what comes back; a tampered seed is told as not matching', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const code = await offeringIn(page, { activity: 'new-shares', lotsOnOffer: 3, demand: [[1, 5000]] })
  await logInTo(page, 'en-US', mobileNo, code)
  await fillIn(page)
  const { application } = await submit(page)
  await sheet(page).locator('.sheet-foot .button').click()
  await offeringIn(page, { code, phase: 'settled' })
  const card = page.locator('.application')
  await lookUntil(page, (soon) => expect(card.locator('.status-chip')).toHaveText('Money settled', soon))
  await expect(card.locator('.application-steps')).toContainText('Not allotted')
  await expect(card.locator('.application-lots')).toContainText('Allotted0 lots')
  await expect(card).toContainText(`Back on your cash${money(application.blocked)}`)

  await changeOfferings(page, `495/${code}`, (list) => ({
    ...list,
    offerings: list.offerings.map(({ ballot, ...one }) => ({ ...one, ballot: { ...ballot, seed: '0'.repeat(64) } })),
  }))
  await page.reload()
  await page.getByRole('button', { name: 'Check it on this device' }).click(patient)
  await expect(page.locator('.proof-verdict')).toHaveText(/Something does not fit/, patient)
  await expect(page.locator('.proof-checks li').first()).toHaveText(/Wrong$/)
})

test('R19 a visitor finds the list by phase, opens one, and sees what the waived fee leaves to pay', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/zeroNewSharesActivity')
  await settled(page)
  const groups = page.locator('.activity-body section:has(.offers) > h2')
  await expect(groups).toHaveText(['Open now', 'Coming up', 'Waiting for the result', 'Results'])
  await expectAccessible(page)
  await page.locator('.card.offer').first().click()
  await expect(page).toHaveURL(/offering=/)
  await settled(page)
  const code = new URL(page.url()).hash.split('offering=')[1] ?? ''
  const offering = await offeringOf(page, code)
  const costs = page.locator('.costs')
  await costs.getByRole('spinbutton').fill('3')
  const cost = costOf(offering, 3, 'margin')
  await expect(costs).toContainText('Our handling feeWaivedHK$0.00')
  await expect(costs).toContainText(`Brokerage${money(cost.amount)} × 1%${money(cost.fees.brokerage)}`)
  await expect(costs).toContainText(`× 4.80% × 7 days ÷ 365${money(cost.interest)}`)
  await expect(costs).toContainText(`Your own cash${money(cost.own)}`)
  await costs.getByText('Cash', { exact: true }).click()
  await expect(costs).not.toContainText('÷ 365')
  await expect(costs).toContainText(`Kept aside when you submit${money(cost.amount + cost.feesTotal)}`)
  const calendar = page.locator('.calendar')
  await expect(calendar.getByRole('grid')).toBeVisible(patient)
  await expect(calendar.getByRole('button', { name: /Our cut-off to apply or cancel \d\d:\d\d/ })).toBeVisible()
  await expect(page.locator('.key-dates li')).toHaveCount(6)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'All new shares' }).click()
  await expect(groups).toHaveCount(4)
})

test('R19 a mainland visitor is shown the notice and no offering', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto('/?lang=en-US#/zeroNewSharesActivity?offering=cedar-ridge-medical')
  await expect(page.getByText('Not available in mainland China').first()).toBeVisible(patient)
  await expect(page.locator('.card.offer, .offering-facts, .costs')).toHaveCount(0)
  expect(await page.locator('main').textContent()).not.toMatch(/HK\$|Cedar/)
})
