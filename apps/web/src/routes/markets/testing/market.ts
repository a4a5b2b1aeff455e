import type { Quote, QuotesReply } from '@foyer/api/market'
import { expect, type Language } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'
import { pathOf } from '../tab.ts'

export const slow = { timeout: 30_000 }

export const openMarket = async (page: Page, language: Language = 'en-US'): Promise<void> => {
  await page.goto(`/?lang=${language}#${pathOf('market')}`)
  await waitForMarket(page)
}

/** Waits until the indices, the movers and the status line are shown. */
export const waitForMarket = async (page: Page): Promise<void> => {
  await expect(page.locator(built('.index-card .price')).first()).toBeVisible(slow)
  await expect(page.locator(built('.quote-table .price')).first()).toBeVisible(slow)
  await expect(page.locator(built('.markets-line .market-state'))).toBeVisible(slow)
}

/** The codes that the page's current stream carries. They change with every stream. Call this before the page loads. */
export const streamedCodes = async (page: Page): Promise<ReadonlySet<string>> => {
  const codes = new Set<string>()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName !== 'reset') return
    codes.clear()
    for (const { code } of (JSON.parse(data) as QuotesReply).quotes) codes.add(code)
  })
  return codes
}

export const rows = (page: Page) => page.locator(built('.watch-row'))
export const codesOf = (page: Page) => rows(page).locator(built('.quote-who small')).allTextContents()

/** Signs a person in and opens their watchlist. */
export const openWatchlist = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await openSignedIn(page, language, mobileNo, pathOf('watchlist'))
  await expect(page.locator(built('.watchlist'))).toBeVisible(slow)
}

/** Adds codes through the search and returns to the list. */
export const add = async (page: Page, ...codes: readonly string[]): Promise<void> => {
  await page.locator(built('.watchlist .button')).click()
  const sheet = page.getByRole('dialog')
  for (const code of codes) {
    await sheet.locator(built('.instrument-field input')).fill(code)
    const hit = sheet.locator(built('.instrument-hit')).filter({ hasText: code })
    await expect(hit).toBeVisible(slow)
    const saved = page.waitForResponse('**/watchlist/keep')
    await hit.click()
    expect((await saved).status()).toBe(200)
    await expect(hit.locator(built('.watch-added'))).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  // the step back from the entry of the sheet would cancel a reload
  await page.waitForFunction(() => !(history.state as { layer?: number } | null)?.layer)
  await expect(rows(page).last().locator(built('.price'))).toBeVisible(slow)
}

/** Changes polled quotes in transit. The stream is blocked, so the page polls. */
export const changePolledQuotes = async (page: Page, change: (quote: Quote) => Quote): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'EventSource')
  })
  for (const name of ['quotes', 'indices'])
    await page.route(`**/market/${name}`, async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: QuotesReply }
      await route.fulfill({ json: { ...reply, data: { ...reply.data, quotes: reply.data.quotes.map(change) } } })
    })
}
