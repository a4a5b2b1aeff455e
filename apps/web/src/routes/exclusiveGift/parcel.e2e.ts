import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { panel } from '../../shared/activity/testing/activity-page.ts'
import { fields, move, openForm, parcel, patient, sheet, submit } from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })

test('R17 until it is packed gift and address change; the address is shown in full only when its owner asks', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await submit(page, 1)
  await page.getByRole('button', { name: 'Choose another gift' }).click()
  await sheet(page).locator('label.gift').nth(3).tap()
  await sheet(page).getByRole('button', { name: 'Take this one' }).click()
  await expect(parcel(page).first()).toContainText('Steel flask', patient)
  await expect(sheet(page)).toHaveCount(0)

  const to = parcel(page).nth(2)
  await expect(to).toContainText('C**')
  await expect(to).not.toContainText('Harbour Centre')
  await to.getByRole('button', { name: 'Show in full' }).click()
  await expect(to).toContainText('Harbour Centre', patient)
  await expect(to).toContainText('+852 51234567')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(fields(page).building).toHaveValue('Harbour Centre', patient)
  await expectAccessible(page)
  await fields(page).building.fill('Lippo Centre')
  await sheet(page).getByRole('button', { name: 'Use this address' }).click()
  await expect(sheet(page)).toHaveCount(0, patient)
  await expect(to).toContainText('Lippo Centre', patient)
})

test('R17 a change that comes after the packing is refused in words, and what is shown is brought up to date', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await submit(page)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(fields(page).building).toHaveValue('Harbour Centre', patient)
  await move(page, mobileNo, 'pack')
  await fields(page).building.fill('Lippo Centre')
  await sheet(page).getByRole('button', { name: 'Use this address' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('Your gift is packed', patient)
  await page.keyboard.press('Escape')
  await expect(parcel(page).first()).toContainText('Packed', patient)
  await expect(page.getByRole('button', { name: 'Change the address' })).toHaveCount(0)
})

test('R17 what comes back asks for a corrected address at the foot, and goes out again', async ({ page, mobileNo }) => {
  await openForm(page, mobileNo)
  await submit(page)
  for (const event of ['pack', 'ship', 'return']) await move(page, mobileNo, event)
  await page.reload()
  await expect(parcel(page).first()).toContainText('Returned', patient)
  await panel(page).getByRole('button', { name: 'Correct the address' }).click(patient)
  await fields(page).flat.fill('13/F, Flat C', patient)
  await sheet(page).getByRole('button', { name: 'Use this address' }).click()
  await expect(parcel(page).first()).toContainText('We have your corrected address', patient)
  await expect(panel(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await move(page, mobileNo, 'ship')
  await page.reload()
  await expect(page.locator('.way li[data-event]')).toHaveText(
    [/Chosen/, /Packed/, /Sent/, /Came back/, /Address corrected/, /Sent/],
    patient,
  )
})
