import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { panel } from '../../shared/activity/testing/activity-page.ts'
import { fileInput, photo, rowOf } from '../../shared/ui/uploader/testing/uploader-page.ts'
import {
  addPhoto,
  choose,
  confirm,
  fields,
  fillAll,
  fillHongKong,
  foot,
  form,
  gifts,
  move,
  openForm,
  parcel,
  path,
  sheet,
  submit,
} from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })
const patient = { timeout: 30_000 }

const large = async (page: Parameters<typeof submit>[0]) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

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

const faults = {
  'zh-CN': [
    '请选一份礼品',
    '请上传至少一张证明照片',
    '请填写姓名',
    '手机号格式不正确',
    '请选择收货地区',
    '地址不能为空',
  ],
  'zh-HK': [
    '請選一份禮品',
    '請上載最少一張證明相片',
    '請填寫姓名',
    '手機號碼格式不正確',
    '請選擇收貨地區',
    '地址不能為空',
  ],
  'en-US': [
    'Please choose a gift',
    'Please add at least one photo',
    'Please fill in the name',
    'Malformed phone number',
    'Please select a receiving area',
    'Address can not be empty',
  ],
} as const

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`V5 R17 in ${language} everything that is missing is said at its place, and the first of it has the focus`, async ({
    page,
    mobileNo,
  }) => {
    await openForm(page, mobileNo, language)
    await fields(page).place('mainland').click()
    await foot(page).click()
    for (const says of faults[language]) await expect(form(page).getByText(says, { exact: true })).toBeVisible()
    await expect(gifts(page).first()).toBeFocused()
    await expectAccessible(page)
    await expect(sheet(page)).toHaveCount(0)
    await choose(page, 2)
    await expect(form(page).getByText(faults[language][0], { exact: true })).toBeHidden()
    await addPhoto(page)
    await expect(form(page).getByText(faults[language][1], { exact: true })).toBeHidden()
    await foot(page).click()
    await expect(fields(page).name).toBeFocused()
    await fields(page).name.fill('陈大文')
    await fields(page).mobile.fill('1380013800')
    await foot(page).click()
    await expect(fields(page).mobile).toHaveAccessibleDescription(faults[language][3])
    await expect(fields(page).mobile).toBeFocused()
    await large(page)
  })

test('V5 R17 a number that only the server can judge is refused at its field, and nothing is taken', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page)
  // no mobile number in Hong Kong begins with 41, which only the server knows
  await fields(page).mobile.fill('41234567')
  await confirm(page)
  await expect(fields(page).mobile).toHaveAccessibleDescription('Malformed phone number', patient)
  await expect(fields(page).mobile).toBeFocused()
  await expect(gifts(page).nth(1)).toBeChecked()
  await fields(page).mobile.fill('51234567')
  await foot(page).click()
  await expect(sheet(page)).toBeVisible()
})

test('R17 K12 what was filled in survives a reload, pictures too, and is gone once it was submitted', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page, 2)
  await page.reload()
  await expect(form(page)).toBeVisible(patient)
  await expect(gifts(page).nth(2)).toBeChecked()
  await expect(rowOf(page, 'card.jpg')).toHaveAttribute('data-status', '')
  await expect(rowOf(page, 'card.jpg').locator('img')).toBeVisible(patient)
  await expect(fields(page).flat).toHaveValue('12/F, Flat B')
  await expect(fields(page).mobile).toHaveValue('51234567')
  await expect(foot(page)).not.toHaveAttribute('aria-disabled', 'true', patient)
  await confirm(page)
  await expect(parcel(page).first()).toContainText('Desk lamp', patient)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Harbour Centre')
})

test('N13 R17 an answer that is lost leaves one gift: asked again under the same key, after a reload too', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page)
  const keys: string[] = []
  await page.route('**/user/493/gift', async (route) => {
    keys.push(route.request().postDataJSON().key)
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/user/493/gift/status', (route) => route.abort('connectionreset'))
  await confirm(page)
  await expect(panel(page)).toContainText('No answer yet', patient)
  await expect(form(page)).toHaveAttribute('inert', '')
  await expectAccessible(page)
  await page.unroute('**/user/493/gift')
  const again = page.waitForRequest('**/user/493/gift')
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  expect((await again).postDataJSON().key).toBe(keys[0])
  await page.unroute('**/user/493/gift/status')
  await page.reload()
  await expect(parcel(page).first()).toContainText('Windproof umbrella', patient)
  await expect(page.locator('.way li[data-event]')).toHaveCount(1)
})

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

test('R17 a gift that runs out while the form is filled in leaves the rest as it was, and another can be taken', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page, 0)
  await page.route(
    '**/user/493/gift',
    (route) => route.fulfill({ status: 409, json: { status: 40901, msg: '', reason: 'activity_sold_out' } }),
    { times: 1 },
  )
  await page.route('**/user/493/gift/status', async (route) => {
    const reply = await (await route.fetch()).json()
    reply.data.items[0].quota.remaining = 0
    await route.fulfill({ json: reply })
  })
  await confirm(page)
  await expect(panel(page)).toContainText('This gift has just run out', patient)
  await expect(gifts(page).first()).toBeDisabled(patient)
  // back at the choice, which says why
  await expect(form(page).getByText('This gift has just run out')).toBeVisible(patient)
  await expect(gifts(page).nth(1)).toBeFocused(patient)
  await expect(fields(page).building).toHaveValue('Harbour Centre')
  await choose(page, 2)
  await confirm(page)
  await expect(parcel(page).first()).toContainText('Desk lamp', patient)
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

test('R17 by keyboard alone: the gifts are one choice, the foot submits', async ({ page, mobileNo }) => {
  await openForm(page, mobileNo)
  await gifts(page).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(gifts(page).nth(1)).toBeChecked()
  await addPhoto(page)
  await fillHongKong(page)
  await fields(page).flat.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).locator('.gift-review')).toContainText('Windproof umbrella')
})

test('X3 R17 where the gifts do not load the page stays, and asking again mends it', async ({ page }) => {
  await page.route('**/user/493/gift/status', (route) => route.abort())
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('This did not load')).toBeVisible(patient)
  await page.unroute('**/user/493/gift/status')
  await page.locator('.activity-body').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.gift')).toHaveCount(4, patient)
})
