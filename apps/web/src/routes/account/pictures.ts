import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { accountPath, add, marketIsThere, openMarket, openWatchlist, sayOfQuotes, slow } from './testing/market.ts'

const market = accountPath('market')
const open = { state: 'open', next: 'lunch', nextAt: Date.parse('2026-11-20T12:00+08:00'), opensAt: 0 } as const

/** The market in a state, whatever the exchange's hour. */
const during = (name: string, change: Parameters<typeof sayOfQuotes>[1]): PictureState => ({
  name: `market-${name}`,
  path: market,
  reach: async (page, language) => {
    await sayOfQuotes(page, change)
    await page.reload({ waitUntil: 'commit' })
    await openMarket(page, language)
  },
})
const sheet = async (page: Page) => {
  await marketIsThere(page)
  await page.locator('.quote-open').first().click()
  await expect(page.locator('.chart-canvas canvas').first()).toBeVisible(slow)
}
const watching = async (page: Page, language: Language, mobileNo: string) => {
  await openWatchlist(page, language, mobileNo)
  await add(page, '02800', '03008', '03439')
}
const edit = (page: Page) => page.locator('.watch-edit').click()

export const pictures: readonly PictureState[] = [
  {
    name: 'account-signed-out',
    path: '/account',
    reach: (page) => expect(page.locator('.sign-in-first')).toBeVisible(slow),
  },
  {
    name: 'account-not-logged-in',
    path: '/account',
    reach: async (page, language, mobileNo) => {
      await openSignedIn(page, language, mobileNo, '/account')
      await expect(page.locator('.sign-in-first')).toBeVisible(slow)
    },
  },
  { name: 'market-closed-or-open', path: market, whole: true, reach: marketIsThere },
  during('open', { market: open, delay: 0 }),
  during('stopped', {
    market: { state: 'stopped', next: 'open' },
    quote: (quote, n) => ({ ...quote, isHalted: n % 3 === 0 }),
  }),
  {
    name: 'market-loading',
    path: market,
    reach: async (page) => {
      await page.route('**/market/*', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.index-card-shape').first()).toBeVisible(slow)
    },
  },
  {
    name: 'market-failed',
    path: market,
    reach: async (page) => {
      const refused = { status: 503, json: { status: 50303, msg: 'x', reason: 'market_unavailable' } }
      await page.route('**/market/*', (route) => route.fulfill(refused))
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('alert').first()).toBeVisible(slow)
    },
  },
  {
    name: 'market-offline',
    path: market,
    reach: async (page) => {
      await marketIsThere(page)
      await page.context().setOffline(true)
      await expect(page.locator('.market-fault')).not.toBeEmpty(slow)
    },
  },
  {
    name: 'market-search',
    path: market,
    reach: async (page) => {
      await marketIsThere(page)
      await page.locator('.instrument-field input').fill('00')
      await expect(page.locator('.instrument-hit').first()).toBeVisible(slow)
    },
  },
  {
    name: 'market-search-none',
    path: market,
    reach: async (page) => {
      await marketIsThere(page)
      await page.locator('.instrument-field input').fill('zzzzzz')
      await expect(page.locator('.instrument-none')).toBeVisible(slow)
    },
  },
  { name: 'instrument', path: market, reach: sheet },
  {
    name: 'instrument-chart',
    path: market,
    reach: async (page) => {
      await sheet(page)
      await page.locator('.chart-foot').scrollIntoViewIfNeeded()
      await page.locator('.chart-canvas').hover({ position: { x: 170, y: 80 } })
    },
  },
  {
    name: 'instrument-table',
    path: market,
    reach: async (page) => {
      await sheet(page)
      await page.locator('.chart-switch').click()
      await expect(page.locator('.candle-table')).toBeVisible()
      await page.locator('.chart-foot').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'instrument-index',
    path: market,
    reach: async (page) => {
      await marketIsThere(page)
      await page.locator('.index-card').first().click()
      await expect(page.locator('.chart-canvas canvas').first()).toBeVisible(slow)
    },
  },
  { name: 'watchlist-empty', path: accountPath('watchlist'), reach: openWatchlist },
  { name: 'watchlist', path: accountPath('watchlist'), reach: watching },
  {
    name: 'watchlist-edit',
    path: accountPath('watchlist'),
    reach: async (page, language, mobileNo) => {
      await watching(page, language, mobileNo)
      await edit(page)
    },
  },
  {
    name: 'watchlist-lifted',
    path: accountPath('watchlist'),
    reach: async (page, language, mobileNo) => {
      await watching(page, language, mobileNo)
      await page.locator('.watch-open').nth(1).press('Shift+F10')
      await expect(page.locator('.is-lifted')).toBeVisible()
    },
  },
  {
    name: 'watchlist-add',
    path: accountPath('watchlist'),
    reach: async (page, language, mobileNo) => {
      await watching(page, language, mobileNo)
      await page.locator('.watchlist > .button').click()
      await page.locator('.instrument-field input').fill('03')
      await expect(page.locator('.watch-added').first()).toBeVisible(slow)
    },
  },
  {
    name: 'watchlist-not-kept',
    path: accountPath('watchlist'),
    reach: async (page, language, mobileNo) => {
      await watching(page, language, mobileNo)
      await page.route('**/watchlist/keep', (route) => route.fulfill({ status: 500, body: '{}' }))
      await edit(page)
      await page.locator('.watch-row .icon-button').first().click()
      await expect(page.locator('.notice-warn')).toBeVisible(slow)
    },
  },
  {
    name: 'watchlist-failed',
    path: accountPath('watchlist'),
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/matrix/watchlist', (route) => route.fulfill({ status: 500, body: '{}' }))
      await openSignedIn(page, language, mobileNo, accountPath('watchlist'))
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
]
