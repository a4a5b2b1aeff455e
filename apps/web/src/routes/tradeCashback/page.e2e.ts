import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { inProgress, paid } from './testing/states.ts'
import {
  answer,
  comeBack,
  join,
  logIn,
  openQuietAccount,
  participant,
  patient,
  settledTrade,
  trade,
} from './testing/steps.ts'

const card = '.cashback-card'

test('R16 from registering to a tier: trades count once they have settled, and the others say why not', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const clientNo = await openQuietAccount(page, mobileNo)
  await logIn(page, 'en-US', mobileNo)
  await expect(page.getByText('Not registered yet')).toBeVisible(patient)
  await join(page)
  await expect(page.locator(card)).toContainText('Nothing counted yet', patient)
  const ring = page.getByRole('progressbar', { name: 'Fees counted' })
  await expect(ring).toHaveAttribute('aria-valuetext', 'HK$0.00 of HK$200.00 to the 10% tier')
  await settledTrade(page, clientNo, 612_50)
  await trade(page, clientNo, { fees: 80_00 })
  await trade(page, clientNo, { kind: 'ipo_allotment' })
  await comeBack(page)
  await expect(ring).toHaveAttribute('aria-valuetext', 'HK$612.50 of HK$1,500.00 to the 30% tier', patient)
  await expect(ring).toHaveAttribute('aria-valuenow', '41')
  await expect(page.locator(card)).toContainText('20% tier reached')
  await expect(page.locator(card)).toContainText('+HK$122.50')
  await expect(page.getByRole('list', { name: 'Tiers' })).toContainText('HK$887.50 to go')
  const trades = page.getByRole('region', { name: 'Trades' })
  await trades.getByText('Counted 1', { exact: true }).click()
  await expect(trades.getByRole('listitem')).toHaveText([/Tracker Fund of Hong Kong 02800[^+]*HK\$612\.50.*Settled/])
  await trades.getByText('Not counted 2').click()
  await expect(trades.getByRole('listitem')).toHaveCount(2)
  await expect(trades).toContainText('New-share allotments do not count')
  await expect(trades).toContainText('Not settled yet; counts once it settles on')
  await expect(page.getByRole('region', { name: 'Payouts', exact: true })).toContainText('+HK$122.50')
})

test('R16 each payout day is marked in the calendar, and the list says the same in words', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await participant(page, 'en-US', mobileNo)
  await answer(page, paid)
  const payouts = page.getByRole('region', { name: 'Payouts', exact: true })
  await expect(payouts.getByRole('list', { name: 'By month' }).getByRole('listitem')).toHaveText([
    /\+HK\$41\.25.*Counting/,
    /\+HK\$231\.80.*Ready to claim/,
    /\+HK\$120\.00.*Paid/,
    /HK\$0\.00.*No cashback/,
  ])
  await expect(payouts.getByRole('gridcell', { name: /Payout day.*\+HK\$41\.25/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Claim in my rewards' })).toHaveAttribute('href', '#/myRewards')
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R16 the page is accessible, and text of twice the size loses nothing (${language})`, async ({
      page,
      mobileNo,
    }) => {
      test.slow()
      await participant(page, language, mobileNo)
      await answer(page, inProgress)
      await expect(page.locator('.rdp-day_button').first()).toBeVisible(patient)
      await expectAccessible(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator(`:is(${card}, .tier-ladder, .trade, .payouts) :not(.visually-hidden)`)
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
              .length,
        )
      expect(cut).toBe(0)
    })
  })
