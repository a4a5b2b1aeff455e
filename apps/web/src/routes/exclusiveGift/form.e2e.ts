import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { rowOf } from '../../shared/ui/uploader/testing/uploader-page.ts'
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
  large,
  openForm,
  parcel,
  patient,
  sheet,
} from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })

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
