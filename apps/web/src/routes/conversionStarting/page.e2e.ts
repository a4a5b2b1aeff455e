import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import { built } from '../../../build/built-selector.ts'

const slow = { timeout: 30_000 }

test('R14 R12 N13 a reserved offer survives a reload, is confirmed once although the answer is lost, and has a lasting result', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, 'en-US', mobileNo, '/conversionAccess?code=coffee')
  await page.locator(built('.gate-panel button')).click(slow)
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.locator(built('.sheet-footer button')).click()
  await expect(page.locator(built('.moment'))).toBeVisible(slow)
  await page.keyboard.press('Escape')
  await expect(page.locator(built('.checks [data-result="pass"]'))).toHaveCount(6, slow)
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.locator(built('.gate-panel .button')).last().click()
  await expect(page.locator(built('.hold-timer b'))).toHaveText(/^(10:00|09:\d\d)$/, slow)
  await page.reload()
  await expect(page.locator(built('.hold-timer b'))).toHaveText(/^09:\d\d$/, slow)

  const keys: string[] = []
  await page.route('**/conversion/commit', async (route) => {
    keys.push(route.request().postDataJSON().key)
    // the server executes the call, and the client receives no answer
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Confirm exchange' }).click()
  await expect(page.getByText('We cannot confirm the result yet')).toBeVisible(slow)
  await page.unroute('**/conversion/commit')
  await page.reload()
  await expect(page.getByText('Exchange complete')).toBeVisible(slow)
  await expect(page).toHaveURL(/conversionResult\?id=/)
  expect(new Set(keys).size).toBe(1)
  await expect(page.locator(built('.is-total'))).toContainText('480 points')
  const reference = (await page.locator(built('.reference')).textContent()) ?? ''
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await page.reload()
  await expect(page.locator(built('.reference'))).toHaveText(reference, slow)
})
