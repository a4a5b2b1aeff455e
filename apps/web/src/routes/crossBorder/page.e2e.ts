import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { path, settled } from './testing/steps.ts'

test.describe.configure({ timeout: 120_000 })

test('R25 both directions stand side by side with their day, documents, steps and whom to ask', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wealth Management Connect, both ways')
  await expect(page.getByText('Visitors in the mainland, Hong Kong and Macao may read this page')).toBeVisible()
  await expect(page.locator('.cb-as-of')).toHaveText('As of Oct 31, 2026')
  const table = page.getByRole('table', { name: 'Southbound and Northbound compared' })
  await expect(table.getByRole('columnheader')).toHaveText(['Southbound', 'Northbound'])
  await expect(table).toContainText('RMB 3 million')
  await expect(page.getByRole('link', { name: 'Call +852 2231 1222' })).toHaveAttribute('href', 'tel:+85222311222')
  await expect(page.locator('.guide-documents')).toContainText('Mainland resident identity card')
  // the arrow key changes the direction
  await page.getByRole('radio', { name: 'Southbound' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.guide-documents')).toContainText('Mainland Travel Permit')
  await expect(page.getByRole('link', { name: 'Start with the self-check' })).toHaveAttribute(
    'href',
    '#/crossWealthManagementActivity?direction=northbound',
  )
  await expectAccessible(page)
})

test('R25 the table is readable at 360 px, and at twice the text size nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/?lang=zh-HK#${path}`)
  await settled(page)
  const cut = () =>
    page.evaluate(
      () =>
        document.documentElement.scrollWidth > innerWidth ||
        [...document.querySelectorAll('.guide-table :is(th, td)')].some(
          (cell) => cell.scrollWidth > cell.clientWidth + 1,
        ),
    )
  expect(await cut()).toBe(false)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await cut()).toBe(false)
})

test('R25 what does not come says so, and comes when it is asked for again', async ({ page }) => {
  let isBroken = true
  await page.route('**/api/cross-border/guide', (route) =>
    isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('This did not load')).toBeVisible(patient)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled(page)
})
