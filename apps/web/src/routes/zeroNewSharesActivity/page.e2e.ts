import { costOf, settlementOf } from '@foyer/api/arithmetic/offering-costs'
import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../build/built-selector.ts'
import { fillIn, offeringIn, submit } from '../../shared/offerings/testing/steps.ts'
import { logInTo, lookUntil, offeringOf } from './testing/steps.ts'

const money = (cents: number) =>
  `HK$${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100)}`

test('R19 an application with a loan changes the account as its sheet showed, and a ballot that can be checked allots its lots', async ({
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
  const { application, mine } = await submit(page)
  expect(application).toMatchObject({ method: 'margin', lots: 10, loan: cost.loan, blocked: cost.blocked })
  expect(mine).toMatchObject({ available: 10_000_00 - cost.own, lendable: 60_000_00 - cost.loan })
  await page.getByRole('button', { name: 'Done' }).click()
  const card = page.locator(built('.application'))
  await expect(card).toContainText(application.reference)
  await expect(card).toContainText(money(cost.own))
  await expect(page.locator(built('.gate-panel'))).toContainText('You have applied')

  await offeringIn(page, { code, phase: 'allotted' })
  await lookUntil(page, (soon) => expect(card.locator(built('.status-chip'))).toHaveText('Allotted', soon))
  const lots = card.locator(built('.application-lots dd')).nth(1)
  await expect(lots).toHaveText(/^\d+ lots?$/)
  const got = Number.parseInt((await lots.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Check it on this device' }).click()
  await expect(page.locator(built('.proof-verdict'))).toHaveText('Everything checked here matches.', longTimeout)
  await expect(page.locator(built('.proof-checks li')).last()).toHaveText(
    'Your ticket gives what you were allottedRight',
  )

  await offeringIn(page, { code, phase: 'settled' })
  await lookUntil(page, (soon) => expect(card.locator(built('.status-chip'))).toHaveText('Money settled', soon))
  const { refund, loanReturned } = settlementOf(offering, 10, 'margin', got)
  await expect(card).toContainText(`Loan returned${money(loanReturned)}`)
  await expect(card).toContainText(`Returned to your cash${money(refund)}`)
})
