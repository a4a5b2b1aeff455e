import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { accountPath, marketIsThere, openMarket, sayOfQuotes, slow } from './testing/market.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('R31 three tabs: chosen by key, kept in the address, and there again after a reload', async ({ page }) => {
  await page.goto('/?lang=en-US#/account')
  await expect(tab(page, 'Account')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Account').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Watchlist')).toBeFocused()
  await expect(page).toHaveURL(/#\/account\?tab=watchlist$/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#\/account\?tab=market$/)
  await marketIsThere(page)
  await page.reload()
  await expect(tab(page, 'Market')).toHaveAttribute('aria-selected', 'true')
  await marketIsThere(page)
})

test('R31 P6 a visitor signs in first, by a way that leads back to the very tab; the market is for everybody', async ({
  page,
}) => {
  for (const name of ['account', 'watchlist'] as const) {
    await page.goto(`/?lang=en-US#${accountPath(name)}`)
    await expect(page.locator('.sign-in-first a')).toHaveAttribute(
      'href',
      `#/loginPage?back=${encodeURIComponent(accountPath(name))}`,
      slow,
    )
  }
  await expectAccessible(page)
  await tab(page, 'Market').click()
  await marketIsThere(page)
})

test('R31 P6 a person without an account open is led to log in to one, and back', async ({ page, mobileNo }) => {
  await openSignedIn(page, 'en-US', mobileNo, '/account')
  await expect(page.locator('.sign-in-first a')).toHaveAttribute(
    'href',
    '#/selectLogin?way=account&back=%2Faccount',
    slow,
  )
})

test('R31 the hall leads a person to their watchlist', async ({ page, mobileNo }) => {
  await openSignedIn(page, 'en-US', mobileNo, '/')
  await page.getByRole('link', { name: 'Watchlist and market' }).click()
  await expect(tab(page, 'Watchlist')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible(slow)
})

test('R31 a visitor reads the market fifteen minutes late and is told so, with its state and the time of the figures', async ({
  page,
}) => {
  await openMarket(page)
  const line = page.locator('.account-line')
  await expect(line).toContainText('Delayed 15 min')
  await expect(line).toContainText(/As of \w{3} \d{1,2}, \d{4} \d\d:\d\d:\d\d HKT/)
  // still there once what it is about has been scrolled to
  await page.locator('.market-note').scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport()
  await expectAccessible(page)
})

test('R31 movers are ranked by the board that is chosen', async ({ page }) => {
  await openMarket(page)
  const percents = async () => {
    const texts = await page.locator('.quote-table tbody .change').allTextContents()
    return texts.map((text) => Number(/[−+]?[\d.]+(?=%)/.exec(text)?.[0].replace('−', '-')))
  }
  // ranks are of one moment; the figures in the rows move on
  await sayOfQuotes(page, {})
  await page.reload()
  await marketIsThere(page)
  const isRanked = async (by: (a: number, b: number) => number) => {
    const shown = await percents()
    return shown.length > 2 && String(shown) === String([...shown].sort(by))
  }
  await expect.poll(() => isRanked((a, b) => b - a), slow).toBe(true)
  await page.getByText('Losers', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Losers' })).toBeVisible(slow)
  await expect.poll(() => isRanked((a, b) => a - b), slow).toBe(true)
})

test('R31 one stream carries what every part of the page shows, and nothing is asked for beside it', async ({
  page,
}) => {
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
})

test('R31 where no stream comes through, figures are asked for, and a new one stands on the screen', async ({
  page,
}) => {
  let asked = 0
  await sayOfQuotes(page, {
    quote: (quote) => ({ ...quote, price: `${100 + asked++}.000`, change: '+1.000', percent: '+1.00' }),
  })
  await openMarket(page)
  const first = page.locator('.index-card .price').first()
  const before = await first.textContent()
  await expect(first).not.toHaveText(before ?? '', slow)
})

test('R31 a halted stock, a closed market and a fall are told in words, not by colour alone', async ({ page }) => {
  await sayOfQuotes(page, {
    market: { state: 'stopped', next: 'open' },
    quote: (quote) => ({ ...quote, isHalted: true, change: '-1.000', percent: '-1.23' }),
  })
  await openMarket(page)
  await expect(page.locator('.account-line')).toContainText('Stopped by weather')
  const row = page.locator('.quote-table tbody tr').first()
  await expect(row).toContainText('Halted')
  await expect(row.locator('.change')).toHaveText('▼down −1.23%')
  await expectAccessible(page)
})

test('X3 a market that does not answer says why and is asked again; one that stops answering leaves its figures, with a word', async ({
  page,
}) => {
  const refused = { status: 503, json: { status: 50303, msg: 'x', reason: 'market_unavailable' } }
  await page.route('**/market/*', (route) => route.fulfill(refused))
  await page.goto(`/?lang=en-US#${accountPath('market')}`)
  await expect(page.getByRole('alert').first()).toContainText('Market data is not available for the moment', slow)
  await page.unroute('**/market/*')
  await page.reload()
  await marketIsThere(page)
  await page.context().setOffline(true)
  await expect(page.locator('.market-fault')).toHaveText('You are offline; quotes stand still', slow)
  await expect(page.locator('.index-card .price').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('.market-fault')).toBeEmpty(slow)
})

test('R31 red for a rise is how mainland readers see it, the choice is theirs, and it is kept', async ({ page }) => {
  const rise = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rise'))
  await openMarket(page, 'zh-CN')
  const red = await rise()
  await page.getByText('绿涨红跌').click()
  expect(await rise()).not.toBe(red)
  await page.reload()
  await marketIsThere(page)
  expect(await rise()).not.toBe(red)
  await page.getByText('红涨绿跌').click()
  expect(await rise()).toBe(red)
})

test.describe('one instrument', () => {
  const open = async (page: Page) => {
    await openMarket(page)
    await page.locator('.quote-open').first().click()
    await expect(page.locator('.chart-canvas canvas').first()).toBeVisible(slow)
  }

  test('R31 its sheet shows quote and chart under our content policy, and gives the focus back', async ({ page }) => {
    const broken: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) broken.push(message.text())
    })
    await open(page)
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('.instrument-time')).toContainText(/Last traded .* \d\d:\d\d:\d\d/)
    await expect(sheet.locator('.chart-legend')).toContainText(/O .*H .*L .*C /)
    await expect(sheet.getByRole('img', { name: /^Chart of .* by Day, .* latest/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: /TradingView/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    )
    for (const period of ['Week', 'Month']) {
      await sheet.getByText(period, { exact: true }).click()
      await expect(sheet.getByRole('img', { name: new RegExp(`by ${period},`) })).toBeVisible(slow)
    }
    await expectAccessible(page)
    expect(broken).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('.quote-open').first()).toBeFocused()
  })

  test('R31 the crosshair names the candle that it stands on', async ({ page }) => {
    await open(page)
    const legend = page.locator('.chart-legend strong')
    const last = await legend.textContent()
    const canvas = page.locator('.chart-canvas')
    await canvas.scrollIntoViewIfNeeded()
    const { x, y, height } = (await canvas.boundingBox())!
    await page.mouse.move(x + 40, y + height / 2)
    await expect(legend).not.toHaveText(last ?? '')
    await page.mouse.move(x + 40, y - 60)
    await expect(legend).toHaveText(last ?? '')
  })

  test('R31 the same figures stand in a table, and older ones come when they are asked for', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'As a table' }).press('Enter')
    const table = page.getByRole('region', { name: /prices by Day/ })
    const rows = table.getByRole('row')
    // a heading and a first answer
    await expect(rows).toHaveCount(121)
    await expectAccessible(page)
    await table.getByRole('button', { name: 'Earlier figures' }).press('Enter')
    await expect(rows).toHaveCount(241, slow)
    await page.getByRole('button', { name: 'As a chart' }).click()
    await expect(page.locator('.chart-canvas canvas').first()).toBeVisible()
  })

  test('R31 a chart that is drawn to the right asks for older candles', async ({ page }) => {
    await open(page)
    const canvas = page.locator('.chart-canvas')
    await canvas.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await canvas.boundingBox())!
    const older = page.waitForRequest(
      (request) => request.url().includes('/market/candles') && Boolean(request.postDataJSON()?.before),
      slow,
    )
    await expect(async () => {
      await page.mouse.move(x + 20, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width - 80, y + height / 2, { steps: 4 })
      await page.mouse.up()
      await Promise.race([older, new Promise((_, reject) => setTimeout(reject, 300))])
    }).toPass(slow)
  })
})

test.describe('search', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Search by name or code' })

  test('R31 finds by code and by name, and opens what is tapped', async ({ page }) => {
    await openMarket(page)
    await field(page).fill('02800')
    const hits = page.locator('.instrument-hit')
    await expect(hits).toHaveCount(1, slow)
    await field(page).fill('tracker')
    await expect(hits.first()).toContainText('Tracker Fund', slow)
    await hits.first().click()
    await expect(page.getByRole('dialog', { name: 'Tracker Fund of Hong Kong' })).toBeVisible()
  })

  const hostile = [
    '<img src=x onerror=alert(1)>',
    "'; drop table persons; --",
    '💥'.repeat(30),
    '%25%00',
    '\u202e\ufeff\ud800',
    'x'.repeat(500),
  ]
  test('R31 whatever is typed is only ever looked for', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => void dialogs.push(dialog.message()))
    await openMarket(page)
    for (const text of hostile) {
      await field(page).fill(text)
      await expect(page.locator('.instrument-none')).toBeVisible(slow)
      await expect(page.locator('.instrument-search img')).toHaveCount(0)
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(page.locator('.index-card').first()).toBeVisible()
    }
    expect(dialogs).toEqual([])
  })
})

for (const [language, width] of [
  ['en-US', 390],
  ['zh-HK', 360],
] as const)
  test(`R31 text at 200 % loses nothing at ${width} px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openMarket(page, language)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(await fits()).toBe(true)
    await page.locator('.quote-open').first().click()
    await expect(page.locator('.chart-canvas canvas').first()).toBeVisible(slow)
    expect(await page.locator('.sheet-content').evaluate((content) => content.scrollWidth <= content.clientWidth)).toBe(
      true,
    )
    await expectAccessible(page)
  })
