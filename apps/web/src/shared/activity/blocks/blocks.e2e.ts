import type { ClosingPrices } from '@foyer/contract/quotes'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { changeDetail, go, pages } from '../testing/activity-page.ts'

test('R20 a picture has its size and its words before it is there', async ({ page }) => {
  await page.route('**/api/media/**', () => undefined)
  await go(page, pages.ended)
  const picture = page.locator('.image-block img').first()
  expect(await picture.getAttribute('loading')).toBe('lazy')
  expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(10)
  const box = await picture.boundingBox()
  const [width, height] = [Number(await picture.getAttribute('width')), Number(await picture.getAttribute('height'))]
  expect(Math.abs((box?.height ?? 0) - ((box?.width ?? 0) * height) / width)).toBeLessThan(1)
})

test('R20 a film is not fetched before it is played, and plays with captions in the language of the page', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
  await go(page, pages.ended, 'zh-HK')
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('preload', 'none')
  expect(await film.getAttribute('poster')).toMatch(/\/api\/media\/[a-z0-9-]+\.svg$/)
  expect(await film.evaluate((element: HTMLVideoElement) => element.textTracks.length)).toBe(3)
  await expect(film.locator('track[default]')).toHaveAttribute('srclang', 'zh-HK')
  expect(films).toEqual([])
  await film.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    void element.play()
  })
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length))
    .toBeGreaterThan(0)
})

test('R20 closing prices name their trading day, and carry sign, arrow and word with every movement', async ({
  page,
}) => {
  const reply = page.waitForResponse('**/api/market/closes?*')
  await go(page, pages.ended)
  await page.locator('.quotes').scrollIntoViewIfNeeded()
  const { prices, tradingDay } = (await (await reply).json()) as ClosingPrices
  const rows = page.locator('.quote')
  await expect(rows).toHaveCount(prices.length)
  await expect(page.locator('.quotes-day')).toContainText(new RegExp(`^Close of .*${Number(tradingDay.slice(8))}, `))
  for (const [index, price] of prices.entries()) {
    const row = rows.nth(index)
    await expect(row).toContainText(price.name['en-US'])
    await expect(row).toContainText(price.price)
    const words = { '-': /▼ down −\d/, '+': /▲ up \+\d/, '0': /– unchanged \d/ }
    const sign = Number(price.change) === 0 ? '0' : price.change.startsWith('-') ? '-' : '+'
    await expect(row).toContainText(words[sign])
  }
  await expectAccessible(page)
})

test('R20 a rise is red for readers in the mainland and green for others, and the visitor’s own choice goes before', async ({
  page,
}) => {
  const colours = page.locator('.quotes')
  await go(page, pages.ended, 'zh-CN')
  await expect(colours).toHaveAttribute('data-colours', 'red-up')
  await go(page, pages.ended, 'zh-HK')
  await expect(colours).toHaveAttribute('data-colours', 'green-up')
  await page.evaluate(() => localStorage.setItem('foyer.price-colours', 'red-up'))
  await page.reload()
  await expect(colours).toHaveAttribute('data-colours', 'red-up')
})

test('X3 prices that do not come leave the page as it is, and are asked for again', async ({ page }) => {
  await page.route('**/api/market/closes?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await go(page, pages.ended)
  const quotes = page.locator('.quotes')
  await expect(quotes.getByRole('alert')).toContainText('The prices did not load', { timeout: 20_000 })
  await page.unroute('**/api/market/closes?*')
  await quotes.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.quote-price').first()).toBeVisible()
})

test('R20 film and prices are pieces of their own: a page without them does not fetch their code', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const pieces = () => scripts.filter((url) => /(video|quotes)-block/.test(url)).length
  await go(page, pages.open)
  expect(pieces()).toBe(0)
  await go(page, pages.ended)
  await expect(page.locator('video')).toBeVisible()
  expect(pieces()).toBeGreaterThan(0)
})

test('R20 a block of a younger schema is left out and reported; the rest of the page stands', async ({ page }) => {
  await changeDetail(page, 'autumn-briefing', ({ blocks }) => ({
    blocks: [...blocks.slice(0, 2), { kind: 'hologram', beam: 1 }, ...blocks.slice(2)],
  }))
  const report = page.waitForRequest('**/api/client-errors')
  await go(page, pages.ended)
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible()
  expect((await report).postDataJSON()).toMatchObject({ message: 'block of an unknown kind: hologram' })
})

test('X3 a block whose code does not come says so in its place, and comes with another try', async ({ page }) => {
  const code = '**/assets/quotes-block*.js'
  await page.route(code, (route) => route.abort())
  await go(page, pages.ended)
  const failed = page.getByRole('alert').filter({ hasText: 'This part did not load' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.unroute(code)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.quote-price').first()).toBeVisible()
})

test('X3 the terms say that they are on the way, that their code did not come, and open with another try', async ({
  page,
}) => {
  const code = '**/assets/terms-sheet*.js'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(code, async (route) => {
    await held
    await route.abort()
  })
  await go(page, pages.open)
  await page.getByRole('button', { name: /^Terms Version/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the terms' })).toBeVisible()
  letGo()
  const failed = page.getByRole('alert').filter({ hasText: 'This part did not load' })
  await expect(failed).toBeVisible()
  await page.unroute(code)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
})
