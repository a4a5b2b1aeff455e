import { expect, test } from '@foyer/testing/journey/fixtures'

test('ADOPT-9 the API reference complies with its own policy, and shows the parameters and the replies of a call', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/docs/')
  const call = page.locator('.opblock').first()
  await call.locator('.opblock-summary-control').click()
  await expect(call.locator('.responses-wrapper')).toBeVisible()
  expect(complaints).toEqual([])
})
