import { expect, test } from '@foyer/testing/journey/fixtures'
import { openMarket, sayOfQuotes, slow } from './testing/market.ts'

test('R31 one real stream carries the data of every part of the page, nothing is polled beside it, and the chart obeys the content policy', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  const open = new Set<string>()
  const polls: string[] = []
  const isStream = (url: string) => url.includes('/market/stream?')
  page.on('request', (request) => isStream(request.url()) && open.add(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  await openMarket(page)
  // whatever was opened on the way there, until it knew all that the page shows
  await expect.poll(() => open.size, slow).toBe(1)
  page.on('request', (request) => request.url().includes('/market/quotes') && polls.push(request.url()))
  await page.locator('.quote-open').first().click()
  await expect(page.locator('.instrument .price').first()).toBeVisible()
  await expect(page.locator('.chart-canvas canvas').first()).toBeVisible(slow)
  expect([open.size, polls]).toEqual([1, []])
  expect(broken).toEqual([])
})

test('R31 a browser without event streams polls the server for quotes, and shows a new one', async ({ page }) => {
  let asked = 0
  await sayOfQuotes(page, (quote) => ({
    ...quote,
    price: `${100 + asked++}.000`,
    change: '+1.000',
    percent: '+1.00',
  }))
  await openMarket(page)
  const first = page.locator('.index-card .price').first()
  const before = await first.textContent()
  await expect(first).not.toHaveText(before ?? '', slow)
})
