import { brand } from '@foyer/contract/brand'
import { expect, test } from '@foyer/testing/journey/fixtures'

test('R2 R3 the chunk of a route is fetched when the route is opened, and back and reload keep the place on the page', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const before = scripts.length
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
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

test('X3 O6 a chunk that does not arrive gives the hotline and a retry, and the retry brings the screen', async ({
  page,
}) => {
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.route(/\/assets\/page-.*\.js$/, (route) => route.abort())
  await page.locator('a.sign-in-card').click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await page.unroute(/\/assets\/page-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
})

test('SCREEN-11 R4 an address that matches nothing, opened first, names the page in the visitor’s language', async ({
  page,
}) => {
  await page.goto('/?lang=zh-HK#/nowhere')
  await expect(page.getByRole('heading', { name: '找不到這個頁面' })).toBeVisible()
  await expect(page).toHaveTitle(brand.shortName['zh-HK'])
})
