import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { apply, arrive, path, settled, switchPartner } from './testing/steps.ts'

test.describe.configure({ timeout: 150_000 })

test('R22 a visitor sees the steps, the partner and for whom it is; somebody who is no client the way to become one', async ({
  page,
  mobileNo,
}) => {
  await page.goto(`/?lang=en-US#${path}`)
  await settled(page)
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByText('Visitors in the mainland may read this page and apply')).toBeVisible()
  await expect(page.locator('.wealth-partner')).toContainText('By default it is not passed on')
  await expect(page.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
  await expectAccessible(page)
  await arrive(page, 'en-US', mobileNo, false)
  await expect(page.locator('.gate-panel')).toContainText('You are not a client yet', patient)
  await expect(page.locator('.gate-panel').getByRole('link')).toHaveAttribute('href', /selectLogin\?way=account&back=/)
  await expectAccessible(page)
})

test('R22 a client applies: pending while the partner is silent, and the page follows when it answers', async ({
  page,
  mobileNo,
}) => {
  await switchPartner(page, mobileNo, { down: true })
  await arrive(page, 'en-US', mobileNo)
  await apply(page)
  const card = page.locator('.application')
  await expect(card).toContainText('With the partner institution', patient)
  await expect(card.locator('[aria-current=step]')).toContainText('Taken')
  await expect(page.locator('.gate-panel')).toContainText('You have applied')
  await expectAccessible(page)
  await page.reload()
  await settled(page)
  await expect(card).toContainText('With the partner institution', patient)
  await switchPartner(page, mobileNo, { down: false })
  await expect(card).toContainText('The partner has taken it', { timeout: 90_000 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
