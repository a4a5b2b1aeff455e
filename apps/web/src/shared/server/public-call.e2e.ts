import { expect, test } from '../../../../../e2e/fixtures.ts'

test('X3 a public call that hangs ends by itself, and the page offers to try again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/activities', () => undefined)
  await page.goto('/?lang=en-US')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  // fifteen seconds, and as long again for each of the two retries
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000)
      return retry.isVisible()
    })
    .toBe(true)
  await page.unroute('**/api/activities')
  await retry.click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('listitem').first()).toBeVisible()
})
