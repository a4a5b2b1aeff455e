import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { panel } from '../../shared/activity/testing/activity-page.ts'
import { fillAll, foot, large, move, openForm, parcel, path, patient, sheet } from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })

test('R17 a visitor reads about the gifts with their stock, and is led to sign in', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gift for members')
  const cards = page.locator('.gift')
  await expect(cards).toHaveCount(4, patient)
  await expect(cards.first()).toContainText(/Porcelain tea set.*\d+ left/)
  await expect(panel(page).getByRole('link', { name: 'Sign in to join' })).toBeVisible(patient)
  await expectAccessible(page)
  await large(page)
})

test('R17 from choosing to the door: gift, proof, address, a last look, and its way with the tracking number', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await expectAccessible(page)
  await fillAll(page, 3)
  await foot(page).click()
  await expect(sheet(page).locator('.gift-review')).toContainText('Steel flask')
  await expect(sheet(page).locator('.gift-review')).toContainText('12/F, Flat B')
  await expect(sheet(page).locator('.gift-review')).toContainText('1 photo')
  await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Submit' }).click()
  await expect(sheet(page).getByText('Please read and agree to the terms first')).toBeVisible()
  await sheet(page).getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet(page).getByRole('checkbox').check()
  await sheet(page).getByRole('button', { name: 'Submit' }).click()
  await expect(parcel(page).first()).toContainText(/Being prepared.*Steel flask/, patient)
  await expect(panel(page)).toContainText('You have joined', patient)
  await expect(page.locator('.toast')).toHaveCount(0, patient)
  await expectAccessible(page)
  await large(page)

  for (const [event, says] of [
    ['pack', 'Packed'],
    ['ship', 'On its way'],
    ['deliver', 'Delivered'],
  ] as const) {
    await move(page, mobileNo, event)
    await page.reload()
    await expect(parcel(page).first()).toContainText(says, patient)
    await expect(page.getByRole('button', { name: 'Change the address' })).toHaveCount(0)
  }
  await expect(page.locator('.tracking')).toContainText('SF1380013800138')
  await expect(page.locator('.way li')).toHaveText([/Chosen/, /Packed/, /Sent/, /Delivered/])
  await expect(page.locator('.way li').first()).toContainText('HKT')
  await page.getByRole('button', { name: 'Copy SF Express tracking number' }).click()
  await expect(page.getByText(/^(Copied|Not copied)/)).toBeVisible()
})

test('X3 R17 where the gifts do not load the page stays, and asking again mends it', async ({ page }) => {
  await page.route('**/api/gifts', (route) => route.abort())
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('This did not load')).toBeVisible(patient)
  await page.unroute('**/api/gifts')
  await page.locator('.activity-body').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.gift')).toHaveCount(4, patient)
})
