import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'

const slow = { timeout: 30_000 }

test('R31 O6 the hall leads to the firm, its official addresses, the hotline and the way of a complaint', async ({
  page,
}) => {
  await page.goto('/?lang=en-US')
  await page.getByRole('link', { name: 'About us, complaints and more settings' }).click(slow)
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
  const about = page.locator('.about-parts')
  for (const said of ['Foyer Securities Limited', 'AAA000', 'www.foyer.example', 'm.foyer.example'])
    await expect(about).toContainText(said)
  await expect(about.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+85230000000')
  await expect(about.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
    'href',
    'mailto:complaints@foyer.example',
  )
  await expect(about).toContainText('Financial Dispute Resolution Centre')
  // a build of the client, and the server's own version with its newest migration
  await expect(about.locator('#about-versions + dl')).toContainText(
    /\d+\.\d+\.\d+\+[0-9a-f]{8}.*\d+\.\d+\.\d+\+\d{4}/,
    slow,
  )
  await expect(about.getByRole('radio', { name: 'Red up' })).toBeAttached(slow)
  await expectAccessible(page)
})

test('R31 appearance, text size and the colours of prices are chosen by keyboard, and hold after a reload', async ({
  page,
}) => {
  await page.goto('/?lang=en-US#/about')
  const root = page.locator('html')
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const standard = await size()
  await page.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Standard' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(size).toBeCloseTo(standard * 1.45, 1)
  await expect(page.getByRole('radio', { name: 'Green up' })).toBeChecked(slow)
  await page.getByRole('radio', { name: 'Green up' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(root).toHaveAttribute('data-price-colours', 'red-up')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto('/?lang=en-US#/loginPage')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await size()).toBeCloseTo(standard * 1.45, 1)
})

test('R31 what is chosen holds at once in another tab that is open', async ({ page, context }) => {
  test.slow()
  const other = await context.newPage()
  await other.goto('/#/about')
  await expect(other.locator('.about-prices')).toBeVisible(slow)
  // what follows other tabs comes once a page can be used
  const follows = () => performance.getEntriesByType('resource').some(({ name }) => /afterwards-[^/]*\.js$/.test(name))
  await expect.poll(() => other.evaluate(follows), slow).toBe(true)
  await page.goto('/#/about')
  await expect(page.locator('.about-prices')).toBeVisible(slow)
  const root = other.locator('html')
  const choose = (name: string) => page.locator('label', { hasText: name }).click()
  // of a script that has come but not run yet nothing is heard: the first choice is made again
  await expect(async () => {
    await choose('浅色')
    await choose('深色')
    await expect(root).toHaveAttribute('data-theme', 'dark', { timeout: 1_000 })
  }).toPass(slow)
  await choose('特大')
  await expect(root).toHaveAttribute('data-text', 'largest')
  await expect(other.getByRole('radio', { name: '特大' })).toBeChecked()
  const rise = () => other.locator('.about-rise').evaluate((shown) => getComputedStyle(shown).color)
  const red = await rise()
  await choose('绿涨')
  await expect(root).toHaveAttribute('data-price-colours', 'green-up')
  expect(await rise()).not.toBe(red)
  await page.locator('.about-card label', { hasText: 'English' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
  await expect(root).toHaveAttribute('lang', 'en-US')
})

test('R31 where nothing can be stored a choice holds on every screen until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is off', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse })
  })
  await page.goto('/#/about')
  await expect(page.locator('.about-prices')).toBeVisible(slow)
  const root = page.locator('html')
  for (const name of ['深色', '特大', '绿涨']) await page.locator('label', { hasText: name }).click()
  const english = page.locator('.about-card label', { hasText: 'English' })
  await english.click()
  await page.evaluate(() => {
    location.hash = '/privacy'
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('data', slow)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-text', 'largest')
  await expect(root).toHaveAttribute('data-price-colours', 'green-up')
  await expect(root).toHaveAttribute('lang', 'en-US')
})

test('R31 the open-source notices come when they are asked for, each with its licence', async ({ page }) => {
  let isAway = true
  const asked: string[] = []
  await page.route('**/assets/notices*', (route) => {
    asked.push(route.request().url())
    return isAway ? route.abort() : route.continue()
  })
  await page.goto('/?lang=en-US#/about')
  const show = page.getByRole('button', { name: 'Show the notices' })
  await expect(show).toBeVisible(slow)
  expect(asked).toEqual([])
  await show.click()
  await expect(page.getByText('This did not load')).toBeVisible(slow)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  const react = page.locator('summary').filter({ hasText: /^react19/ })
  await react.click(slow)
  await expect(page.locator('pre')).toContainText('Permission is hereby granted')
  await expectAccessible(page)
})
