import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { fileInput, photo, rowOf } from '../../shared/ui/uploader/testing/uploader-page.ts'
import {
  addPhoto,
  choose,
  confirm,
  fillAll,
  fillHongKong,
  foot,
  form,
  openForm,
  patient,
  sheet,
} from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })

test('K12 R17 a photo that does not upload says so and is tried again; the gift is not sent before that', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await choose(page, 0)
  await fillHongKong(page)
  await page.route('**/user/uploads', (route) => route.abort())
  await fileInput(page).setInputFiles(await photo(page, 'card.jpg', 320, 200))
  await expect(rowOf(page, 'card.jpg')).toHaveAttribute('data-status', 'failed', patient)
  await foot(page).click()
  await expect(form(page).getByText('A photo did not upload. Try it again or remove it.')).toBeVisible()
  await page.unroute('**/user/uploads')
  await page.getByRole('button', { name: 'Try again: card.jpg' }).click()
  await expect(rowOf(page, 'card.jpg')).toHaveAttribute('data-status', '', patient)
  for (const name of ['first.jpg', 'second.jpg', 'third.jpg']) await addPhoto(page, name)
  await foot(page).click()
  await expect(form(page).getByText('At most three. Please remove the others.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove third.jpg' }).click()
  await foot(page).click()
  await expect(sheet(page).locator('.gift-review')).toContainText('3 photos')
})

test('K7 R17 a photo opens in the viewer, before it is sent and after', async ({ page, mobileNo }) => {
  await openForm(page, mobileNo)
  await fillAll(page)
  await page.getByRole('button', { name: 'View card.jpg' }).click()
  await expect(sheet(page).getByRole('img', { name: 'card.jpg' })).toBeVisible(patient)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await confirm(page)
  await page.getByRole('button', { name: 'View photo 1 of 1' }).click(patient)
  await expect(sheet(page).getByRole('img', { name: 'Proof, photo 1' })).toBeVisible(patient)
  await expectAccessible(page)
})

test('R17 pictures that have expired lead back to the proof, which says so until they are replaced', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page)
  await page.route(
    '**/user/493/gift',
    (route) => route.fulfill({ status: 404, json: { status: 40401, msg: '', reason: 'not_found' } }),
    { times: 1 },
  )
  await confirm(page)
  await expect(form(page).getByText('Your photos have expired')).toBeVisible(patient)
  await expect(page.locator('[data-proof]')).toBeFocused(patient)
  await rowOf(page, 'card.jpg')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(form(page).getByText('Your photos have expired')).toBeHidden()
})
