import { expect, test } from '@foyer/testing/journey/fixtures'

test('X3 the screen reports that the chunk of the area-code selector did not load, a later tap loads it, and typed text stays', async ({
  page,
}) => {
  const areaButton = page.getByRole('button', { name: /\+\d+$/ })
  const options = page.getByRole('dialog').getByRole('option')
  await page.route(/selector-module.*\.js/, (route) => route.abort())
  await page.goto('/?lang=en-US#/loginPage')
  await page.locator('input[type=tel]').fill('51234567')
  await areaButton.click()
  await expect(page.getByText(/The list did not load/)).toBeVisible()
  await expect(areaButton).not.toHaveAttribute('aria-busy')
  await page.unroute(/selector-module.*\.js/)
  await areaButton.click()
  await expect(options.first()).toBeVisible()
  await expect(page.locator('input[type=tel]')).toHaveValue('51234567')
})
