import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { accountPath, add, codesOf, openWatchlist, rows, slow } from '../testing/market.ts'

const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const said = (page: Page) => page.locator('.watchlist > p[role=status]')
const codes = (page: Page) => expect.poll(() => codesOf(page).then((all) => all.map((text) => text.slice(0, 5))), slow)

const reopen = async (page: Page) => {
  await page.reload()
  await expect(rows(page).last().locator('.price')).toBeVisible(slow)
}

test('R31 what a person adds by search stands with its quote, is there after a reload, and can be removed', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible()
  await expectAccessible(page)
  await add(page, '02800', '03008')
  await codes(page).toEqual(['02800', '03008'])
  await expect(page.locator('.account-line')).toContainText('Real time')
  await reopen(page)
  await codes(page).toEqual(['02800', '03008'])
  await expectAccessible(page)
  await edit(page).click()
  const kept = page.waitForResponse('**/watchlist/keep')
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await kept
  await expect(said(page)).toHaveText('Tracker Fund of Hong Kong removed')
  await expect(page.getByRole('button', { name: /^Remove: Bosera/ })).toBeFocused()
  await reopen(page)
  await codes(page).toEqual(['03008'])
})

test('R31 rows are put in order by key: each move is said and kept, and the focus stays on its button', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800', '03008', '03439')
  await edit(page).press('Enter')
  await expectAccessible(page)
  const up = page.getByRole('button', { name: /^Move up: Harvest/ })
  for (const place of [2, 1]) {
    const kept = page.waitForResponse('**/watchlist/keep')
    await up.press('Enter')
    await expect(said(page)).toContainText(`, ${place} of 3`)
    await kept
    await expect(up).toBeFocused()
  }
  await reopen(page)
  await codes(page).toEqual(['03439', '02800', '03008'])
})

test('R31 K6 a row that is held for 500 ms follows the finger, and is kept where it is dropped', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800', '03008', '03439')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const boxOf = async (n: number) => (await rows(page).nth(n).boundingBox())!
  await rows(page).nth(2).scrollIntoViewIfNeeded()
  const [from, to] = [await boxOf(0), await boxOf(2)]
  const x = from.x + 60
  await touch('touchStart', { x, y: from.y + 20 })
  await expect(page.locator('.watch-row.is-lifted')).toBeVisible(slow)
  const kept = page.waitForResponse('**/watchlist/keep')
  for (let y = from.y + 20; y <= to.y + 30; y += 10) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await kept
  await codes(page).toEqual(['03008', '03439', '02800'])
  await reopen(page)
  await codes(page).toEqual(['03008', '03439', '02800'])
})

test('R31 a row in hand is put back where another one is removed, and brings nothing of the list from before', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800', '03008', '03439')
  await edit(page).click()
  // the same as holding it
  await rows(page).first().locator('.watch-open').click({ button: 'right' })
  await expect(page.locator('.watch-row.is-lifted')).toBeVisible(slow)
  await page.keyboard.press('ArrowDown')
  await codes(page).toEqual(['03008', '02800', '03439'])
  const kept = page.waitForResponse('**/watchlist/keep')
  await page.getByRole('button', { name: /^Remove: Harvest/ }).click()
  await kept
  await expect(page.locator('.watch-row.is-lifted')).toHaveCount(0)
  await codes(page).toEqual(['02800', '03008'])
  await reopen(page)
  await codes(page).toEqual(['02800', '03008'])
})

test('R31 what is added one after the other from the market, after a reload, is all on the list', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await page.goto(`/?lang=en-US#${accountPath('market')}`)
  await page.reload()
  const sheet = page.getByRole('dialog')
  for (const code of ['02800', '03008']) {
    await page.locator('.instrument-field input').fill(code)
    await page.locator('.instrument-hit').filter({ hasText: code }).click(slow)
    const kept = page.waitForResponse('**/watchlist/keep')
    await sheet.getByRole('button', { name: 'Add to watchlist' }).click(slow)
    await kept
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await page.goto(`/?lang=en-US#${accountPath('watchlist')}`)
  await codes(page).toEqual(['02800', '03008'])
})

test('R31 a change that is not kept is undone, with a word; the next one holds', async ({ page, mobileNo }) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800', '03008')
  await page.route('**/watchlist/keep', (route) => route.fulfill({ status: 500, body: '{}' }))
  await edit(page).click()
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible(slow)
  await codes(page).toEqual(['02800', '03008'])
  await page.unroute('**/watchlist/keep')
  const kept = page.waitForResponse('**/watchlist/keep')
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await kept
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toHaveCount(0)
  await reopen(page)
  await codes(page).toEqual(['03008'])
})

test('R31 of two tabs the one that comes second takes over what the first kept, and says so', async ({
  page,
  mobileNo,
}) => {
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800')
  const other = await page.context().newPage()
  await other.goto(`/?lang=en-US#${accountPath('watchlist')}`)
  await expect(rows(other).first().locator('.price')).toBeVisible(slow)
  // this tab hears of nothing by itself
  await page.route('**/user/matrix/watchlist', (route) => route.abort())
  await add(other, '03008')
  await edit(page).click()
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await expect(page.locator('.toast')).toContainText('changed on another device', slow)
  await codes(page).toEqual(['02800', '03008'])
  await other.close()
})

test('R31 text at 200 % loses nothing of a list that is edited', async ({ page, mobileNo }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800', '03008')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect(await fits()).toBe(true)
  await edit(page).click()
  expect(await fits()).toBe(true)
  await expectAccessible(page)
})
