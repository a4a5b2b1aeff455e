import type { QuotesReply } from '@foyer/api/market'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../build/built-selector.ts'
import { changePolledQuotes, openMarket, slow, streamedCodes } from './testing/market.ts'

test('R31 one real stream carries the data of every part of the page, nothing is polled, and the chart obeys the content policy', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  const open = new Set<string>()
  const isStream = (url: string) => url.includes('/market/stream?')
  page.on('request', (request) => isStream(request.url()) && open.add(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  const streamed = await streamedCodes(page)
  // codes that were polled although the stream carried them at the time of the request
  const polled: string[] = []
  page.on('request', async (request) => {
    // where no stream is open, the request is the snapshot with which the next one begins
    if (!request.url().includes('/market/quotes') || open.size === 0) return
    const before = new Set(streamed)
    const reply = (await (await request.response())?.json()) as { data: QuotesReply }
    polled.push(...reply.data.quotes.map(({ code }) => code).filter((code) => before.has(code)))
  })
  await openMarket(page)
  // parts that load one after the other need more codes, each time in a new stream
  const shown = () =>
    page
      .locator(built('.quote-table .quote-who small'))
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))
  await expect.poll(async () => (await shown()).every((code) => streamed.has(code)), slow).toBe(true)
  await expect.poll(() => open.size, slow).toBe(1)
  polled.length = 0
  await page.locator(built('.quote-open')).first().click()
  await expect(page.locator(built('.security-price .price')).first()).toBeVisible()
  await expect(page.locator(built('.chart-canvas canvas')).first()).toBeVisible(slow)
  await expect.poll(() => open.size, slow).toBe(1)
  expect(polled).toEqual([])
  expect(broken).toEqual([])
})

test('R31 a browser without event streams polls the server for quotes, and shows a new one', async ({ page }) => {
  let quoteCount = 0
  await changePolledQuotes(page, (quote) => ({
    ...quote,
    price: `${100 + quoteCount++}.000`,
    change: '+1.000',
    percent: '+1.00',
  }))
  await openMarket(page)
  const first = page.locator(built('.index-card .price')).first()
  const before = await first.textContent()
  await expect(first).not.toHaveText(before ?? '', slow)
})
