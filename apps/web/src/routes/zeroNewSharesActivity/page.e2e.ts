import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'

test('/zeroNewSharesActivity shows its headline and axe finds nothing', async ({ page }) => {
  await page.goto('/#/zeroNewSharesActivity')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
