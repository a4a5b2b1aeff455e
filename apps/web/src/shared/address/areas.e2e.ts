import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../build/built-selector.ts'

test('V5 the address form and its sheet comply with the content security policy of the page', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/gallery/?lang=zh-HK#address-form')
  const live = page.locator('[data-state=live]')
  await live.locator('button[type=submit]').click()
  await live.locator(built('.picker-field')).click()
  await expect(page.getByRole('dialog').getByRole('listbox').first()).toBeFocused()
  expect(complaints).toEqual([])
})
