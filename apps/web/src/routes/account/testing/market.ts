import type { Market, Quote, QuotesReply } from '@foyer/contract/market'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const slow = { timeout: 30_000 }

export const accountPath = (tab: 'account' | 'watchlist' | 'market') =>
  tab === 'account' ? '/account' : `/account?tab=${tab}`

export const openMarket = async (page: Page, language: Language = 'en-US'): Promise<void> => {
  await page.goto(`/?lang=${language}#${accountPath('market')}`)
  await marketIsThere(page)
}

/** Indices, a board of movers and the line they are read by. */
export const marketIsThere = async (page: Page): Promise<void> => {
  await expect(page.locator('.index-card .price').first()).toBeVisible(slow)
  await expect(page.locator('.quote-table .price').first()).toBeVisible(slow)
  await expect(page.locator('.account-line .market-state')).toBeVisible(slow)
}

export const rows = (page: Page) => page.locator('.watch-row')
export const codesOf = (page: Page) => rows(page).locator('.quote-who small').allTextContents()

/** Signs a person in, in front of their watchlist. */
export const openWatchlist = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await openSignedIn(page, language, mobileNo, accountPath('watchlist'))
  await expect(page.locator('.watchlist')).toBeVisible(slow)
}

/** Adds by code, through the search, and comes back to the list. */
export const add = async (page: Page, ...codes: readonly string[]): Promise<void> => {
  await page.locator('.watchlist > .button').click()
  const sheet = page.getByRole('dialog')
  for (const code of codes) {
    await sheet.locator('.instrument-field input').fill(code)
    const hit = sheet.locator('.instrument-hit').filter({ hasText: code })
    await expect(hit).toBeVisible(slow)
    const kept = page.waitForResponse('**/watchlist/keep')
    await hit.click()
    expect((await kept).status()).toBe(200)
    await expect(hit.locator('.watch-added')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(rows(page).last().locator('.price')).toBeVisible(slow)
}

/** The stream is away: what follows is asked for, so that an answer can be put over the real one. */
export const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'EventSource')
  })

/** Puts something over the real answers of the market, whatever the exchange's hour. */
export const sayOfQuotes = async (
  page: Page,
  change: { market?: Partial<Market>; delay?: number; quote?: (quote: Quote, n: number) => Quote },
): Promise<void> => {
  await withoutStream(page)
  for (const name of ['quotes', 'indices', 'movers'])
    await page.route(`**/market/${name}`, async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: QuotesReply }
      const { data } = reply
      await route.fulfill({
        json: {
          ...reply,
          data: {
            ...data,
            delay: change.delay ?? data.delay,
            market: { ...data.market, ...change.market },
            quotes: change.quote ? data.quotes.map(change.quote) : data.quotes,
          },
        },
      })
    })
}
