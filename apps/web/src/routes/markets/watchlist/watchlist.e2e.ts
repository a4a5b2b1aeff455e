import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../../build/built-selector.ts'
import { pathOf } from '../tab.ts'
import { add, codesOf, openWatchlist, rows, slow } from '../testing/market.ts'

test('R31 a watchlist survives a reload, and a second tab takes over what the first one stored', async ({
  page,
  mobileNo,
}) => {
  const codes = () => expect.poll(() => codesOf(page).then((all) => all.map((text) => text.slice(0, 5))), slow)
  await openWatchlist(page, 'en-US', mobileNo)
  await add(page, '02800')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Watchlist', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).last().locator(built('.price'))).toBeVisible(slow)
  await codes().toEqual(['02800'])

  const other = await page.context().newPage()
  await other.goto(`/?lang=en-US#${pathOf('watchlist')}`)
  await expect(rows(other).first().locator(built('.price'))).toBeVisible(slow)
  // this tab does not learn of the change
  await page.route('**/user/matrix/watchlist', (route) => route.abort())
  await add(other, '03008')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await expect(page.locator(built('.toast'))).toContainText('changed on another device', slow)
  await codes().toEqual(['02800', '03008'])
  await other.close()
  await page.unroute('**/user/matrix/watchlist')
  const saved = page.waitForResponse('**/watchlist/keep')
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await saved
  await page.reload()
  await codes().toEqual(['03008'])
})
