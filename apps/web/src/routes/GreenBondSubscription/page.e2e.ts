import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'

test('R15 a visitor reads the terms, and axe finds nothing', async ({ page }) => {
  await page.goto('/#/GreenBondSubscription')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
