import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../build/built-selector.ts'
import { scanned } from './testing/scan.ts'
import { arrive, grant, openCounter, redeemAt } from './testing/voucher.ts'

/** Time until a page that polls every few seconds shows a change. */
const soon = { timeout: 30_000 }

test('R13 a scanner reads the code on the screen, a counter redeems it, and the page then shows the voucher as used', async ({
  page,
  mobileNo,
  browser,
}) => {
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, id)
  const plate = page.locator(built('.qr-plate svg'))
  await expect(plate).toBeVisible(soon)
  const code = await scanned(plate)
  expect(code).toMatch(/^F1:[0-9A-Z]{52}$/)

  const shop = await browser.newContext()
  const counter = await shop.newPage()
  await openCounter(counter)
  await redeemAt(counter, code ?? '')
  await expect(counter.getByRole('heading', { name: 'Redeemed' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('heading', { name: 'Used' })).toBeVisible(soon)
  await expect(page.getByText('Harbour Roast (demo)')).toBeVisible()
  await expect(plate).toHaveCount(0)

  await counter.getByRole('button', { name: 'Next customer' }).click()
  await redeemAt(counter, code ?? '')
  await expect(counter.getByRole('heading', { name: 'Already used' })).toBeVisible()
  await shop.close()
})
