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
