import { brand } from '@foyer/api/brand'
import { chooseSetting } from '@foyer/testing/journey/choose-setting'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../build/built-selector.ts'

test('R2 R3 a route’s chunk is fetched when the route is opened, and Back and reload restore the scroll position', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const before = scripts.length
  const scrollDown = () => {
    scrollTo(0, 500)
    return scrollY
  }
  // the list grows after its first cards are there
  await expect.poll(() => page.evaluate(scrollDown)).toBe(500)
  const chunk = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()))
  await page.evaluate(() => {
    location.hash = '/loginPage'
  })
  await chunk
  await expect(page.locator('input[type=tel]')).toBeVisible()
  expect(scripts.slice(0, before)).not.toContain((await chunk).url())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('R2 A2 going back to an address that names a language shows its screen, also after another language was chosen on the next one', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/?lang=en-US#/about')
  await expect(heading).toHaveText('About us')
  await page.evaluate(() => {
    location.hash = '/me'
  })
  await expect(heading).toHaveText('Me')
  await chooseSetting(page, 'Language', '繁體中文')
  await expect(heading).toHaveText('我的')
  await page.goBack()
  await expect(heading).toHaveText('About us')
})

test('X3 O6 a chunk that fails to load shows the hotline and a retry button, and the retry loads the screen', async ({
  page,
}) => {
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.route(/\/assets\/page-.*\.js$/, (route) => route.abort())
  await page.locator(built('a.sign-in-card')).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await page.unroute(/\/assets\/page-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
})

test('SCREEN-11 R4 a first address that matches no route gets a page title in the visitor’s language', async ({
  page,
}) => {
  await page.goto('/?lang=zh-HK#/nowhere')
  await expect(page.getByRole('heading', { name: '找不到此頁' })).toBeVisible()
  await expect(page).toHaveTitle(brand.shortName['zh-HK'])
})

/** Opens an activity from the hall, scrolls down to its terms and opens them in a sheet. */
const openTerms = async (page: Page) => {
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => {
    location.hash = '/activityTemplate?code=first-account'
  })
  const terms = page.getByRole('button', { name: /terms/i }).first()
  await terms.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await terms.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return place
}

test('SCREEN-3 R2 going back with a sheet open closes the sheet and leaves page and scroll position unchanged, and a reload with it open leaves no history entry behind', async ({
  page,
}) => {
  const place = await openTerms(page)
  const { hash } = new URL(page.url())
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe(hash)
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await page.goForward()
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBeUndefined()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: /terms/i }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBeUndefined()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers and events')
})

test('SCREEN-3 after closing a sheet by its button, one step back leads to where the visitor came from', async ({
  page,
}) => {
  await openTerms(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBeUndefined()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers and events')
})
