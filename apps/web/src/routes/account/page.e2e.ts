import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'

test('/account shows its headline and axe finds nothing', async ({ page }) => {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
