import { expect, test } from '@foyer/testing/journey/fixtures'

test('V5 nothing in the address form or in its sheet breaks the policy of the page', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/gallery/?lang=zh-HK#address-form')
  const live = page.locator('[data-state=live]')
  await live.locator('button[type=submit]').click()
  await live.locator('.picker-field').click()
  await expect(page.getByRole('dialog').getByRole('listbox').first()).toBeFocused()
  expect(complaints).toEqual([])
})
