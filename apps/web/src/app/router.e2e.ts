import { expect, test } from '../../../../e2e/fixtures.ts'

test('R1 R32 an empty hash lands in the hall, and moving changes only the hash', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('a.sign-in-card')).toBeVisible()
  const before = new URL(page.url())
  await page.locator('a.sign-in-card').click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
  const after = new URL(page.url())
  expect(after.hash).toMatch(/^#\/loginPage/)
  expect(after.origin + after.pathname + after.search).toBe(before.origin + before.pathname + before.search)
  await page.goBack()
  await expect(page.locator('a.sign-in-card')).toBeVisible()
})

test('R2 going back restores the scroll position, also after a reload; a new screen starts at the top', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.evaluate(() => {
    location.hash = '/loginPage'
  })
  await expect(page.locator('input[type=tel]')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test("R3 a route's chunk is fetched when the route is asked for, and only then", async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const before = scripts.length
  const chunk = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()))
  await page.locator('a.sign-in-card').click()
  await chunk
  await expect(page.locator('input[type=tel]')).toBeVisible()
  expect(scripts.slice(0, before)).not.toContain((await chunk).url())
})

test('R4 an address that matches nothing keeps the previous title and offers a way back', async ({ page }) => {
  await page.goto('/?lang=zh-CN#/loginPage')
  await expect(page).toHaveTitle(/手机号登录/)
  await page.evaluate(() => {
    location.hash = '/nowhere'
  })
  await expect(page.getByRole('heading', { name: '找不到这个页面' })).toBeVisible()
  await expect(page).toHaveTitle(/手机号登录/)
  await page.getByRole('button', { name: '返回上一页' }).click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
})

test('R4 after an address that matches nothing, back leads through the visit and not out of it', async ({ page }) => {
  await page.goto('/?lang=en-US')
  await expect(page.locator('a.sign-in-card')).toBeVisible()
  for (const path of ['/nowhere', '/loginPage']) {
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expect(page.locator(path === '/nowhere' ? 'main.dead-end' : 'input[type=tel]')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
})

test('R4 a first address that matches nothing leads home', async ({ page }) => {
  await page.goto('/?lang=en-US#/nowhere')
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page.locator('a.sign-in-card')).toBeVisible()
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
  await expect(page.getByRole('link', { name: 'Complaints and official addresses' })).toHaveAttribute('href', '#/about')
  await page.unroute(/\/assets\/page-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
})
