import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { fingerOn } from '../ui/picker-wheel/testing/finger.ts'
import { openForm, sentBy } from './testing/address-page.ts'

const messages = {
  'zh-CN': ['请填写姓名', '手机号格式不正确', '请选择收货地区', '地址不能为空'],
  'zh-HK': ['請填寫姓名', '手機號碼格式不正確', '請選擇收貨地區', '地址不能為空'],
  'en-US': [
    'Please fill in the name',
    'Malformed phone number',
    'Please select a receiving area',
    'Address can not be empty',
  ],
} as const

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  const [nameMissing, malformed, areaMissing, addressMissing] = messages[language]

  test(`V5 in ${language} an empty mainland form says at each field what is missing: ${nameMissing}, ${malformed}, ${areaMissing}, ${addressMissing}`, async ({
    page,
  }) => {
    const { name, mobile, area, street, submit, choosePlace } = await openForm(page, language)
    await choosePlace('mainland')
    await submit.click()
    await expect(name).toHaveAccessibleDescription(nameMissing)
    await expect(mobile).toHaveAccessibleDescription(malformed)
    await expect(area).toHaveAccessibleDescription(areaMissing)
    await expect(street).toHaveAccessibleDescription(addressMissing)
    for (const field of [name, mobile, area, street]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toBeFocused()
    await expectAccessible(page)
    expect(await sentBy(page)).toEqual([])
  })

  test(`V5 in ${language} a Hong Kong form says it of the district, the building and the flat, and the street may be left out`, async ({
    page,
  }) => {
    const { area, building, flat, street, submit, choosePlace } = await openForm(page, language)
    await choosePlace('hong_kong')
    await submit.click()
    await expect(area).toHaveAccessibleDescription(areaMissing)
    await expect(building).toHaveAccessibleDescription(addressMissing)
    await expect(flat).toHaveAccessibleDescription(addressMissing)
    await expect(street).not.toHaveAttribute('aria-invalid')
  })

  test(`V5 in ${language} a name of spaces is missing, and one letter is a name`, async ({ page }) => {
    const { name, submit } = await openForm(page, language)
    await name.fill('   ')
    await submit.click()
    await expect(name).toHaveAccessibleDescription(nameMissing)
    await expect(name).toBeFocused()
    await name.fill('李')
    await submit.click()
    await expect(name).toHaveAccessibleDescription('')
  })

  test(`V5 in ${language} a phone number one digit short or long is malformed`, async ({ page }) => {
    const { mobile, submit, choosePlace } = await openForm(page, language)
    await choosePlace('mainland')
    for (const [typed, says] of [
      ['1380013800', malformed],
      ['138 0013 8000', ''],
      ['138001380001', malformed],
    ] as const) {
      await mobile.fill(typed)
      await submit.click()
      await expect(mobile).toHaveAccessibleDescription(says)
    }
    await mobile.fill('')
    await choosePlace('hong_kong')
    for (const [typed, says] of [
      ['5123456', malformed],
      ['51234567', ''],
    ] as const) {
      await mobile.fill(typed)
      await submit.click()
      await expect(mobile).toHaveAccessibleDescription(says)
    }
  })

  test(`V5 in ${language} a street of spaces or dots is empty`, async ({ page }) => {
    const { street, submit, choosePlace } = await openForm(page, language)
    await choosePlace('mainland')
    for (const [typed, says] of [
      [' \n ', addressMissing],
      ['……', addressMissing],
      ['1', ''],
    ] as const) {
      await street.fill(typed)
      await submit.click()
      await expect(street).toHaveAccessibleDescription(says)
    }
  })
}

test('V5 K2 Guangdong, Shenzhen, Nanshan by keyboard alone, and the address is sent whole', async ({ page }) => {
  const { name, area, street, dialog, lists } = await openForm(page, 'en-US')
  await page.getByRole('radio', { name: 'Hong Kong' }).first().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.type(' Chan  Tai Man ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('138 0013 8000')
  await page.keyboard.press('Tab')
  await expect(area).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lists.first()).toBeFocused()
  await page.keyboard.type('guangd')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('shenz')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('nan')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(area).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  await expect(area).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(street).toBeFocused()
  await page.keyboard.type('1 Keyuan Road\nRoom 2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => sentBy(page))
    .toEqual([
      {
        place: 'mainland',
        name: 'Chan Tai Man',
        areaCode: '86',
        mobileNo: '13800138000',
        area: '440305',
        street: '1 Keyuan Road Room 2',
      },
    ])
})

test('V5 K2 Guangdong, Shenzhen, Nanshan by touch', async ({ page }) => {
  const { area, dialog, lists, option, choosePlace } = await openForm(page, 'zh-CN')
  await choosePlace('mainland')
  await area.tap()
  for (const [column, label] of [
    [0, '广东省'],
    [1, '深圳市'],
  ] as const) {
    await option(column, label).tap()
    await expect(option(column, label)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(option(2, '罗湖区')).toHaveAttribute('aria-selected', 'true')
  const finger = await fingerOn(page, lists.nth(2))
  await finger.moveBy(0, -98) // two rows, the first pixels being those before scrolling starts
  await finger.rest()
  await finger.lift()
  await expect(option(2, '南山区')).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('button', { name: '确定' }).tap()
  await expect(area).toHaveAccessibleName('所在地区 广东省 深圳市 南山区')
})

test('V5 Hong Kong: district by region, building, flat; what was typed is kept while the other place shows', async ({
  page,
}) => {
  const { name, mobile, area, building, flat, street, lists, submit, choosePlace } = await openForm(page, 'zh-HK')
  await name.fill('陳大文')
  await mobile.fill('5123 4567')
  await area.click()
  await expect(lists.first()).toBeFocused()
  await page.keyboard.type('kowl')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('kwun')
  await page.keyboard.press('Enter')
  await expect(area).toHaveAccessibleName('地區 九龍 觀塘區')
  await building.fill('創紀之城一期')
  await flat.fill('12 樓 03 室')
  await choosePlace('mainland')
  await expect(area).toHaveAccessibleName('所在地區 省、市、區縣')
  await street.fill('科苑南路')
  await choosePlace('hong_kong')
  await expect(name).toHaveValue('陳大文')
  await expect(area).toHaveAccessibleName('地區 九龍 觀塘區')
  await expect(building).toHaveValue('創紀之城一期')
  await submit.click()
  await expect
    .poll(() => sentBy(page))
    .toEqual([
      {
        place: 'hong_kong',
        name: '陳大文',
        areaCode: '852',
        mobileNo: '51234567',
        district: 'kwun_tong',
        building: '創紀之城一期',
        flat: '12 樓 03 室',
      },
    ])
  await choosePlace('mainland')
  await expect(street).toHaveValue('科苑南路')
})

test('V5 an edit takes away the fault of its own field and no other; the next submit leads to the first that is left', async ({
  page,
}) => {
  const { name, mobile, area, submit } = await openForm(page, 'en-US')
  await submit.click()
  await name.fill('A')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await mobile.fill('51234567')
  await submit.click()
  await expect(area).toBeFocused()
})

test('V5 what the server refuses of a field is said at it, and anything else above the button until something is edited', async ({
  page,
}) => {
  const { live, name, area, submit, fillHongKong } = await openForm(page, 'en-US')
  await fillHongKong()
  await submit.click()
  await page.getByRole('button', { name: 'Refuse the area' }).click()
  await expect(area).toHaveAccessibleDescription('Please select a receiving area')
  await expect(area).toBeFocused()
  await area.click()
  await page.keyboard.press('Enter')
  await expect(area).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const notice = live.locator('.notice')
  await expect(notice).toHaveRole('alert')
  await name.fill('B')
  await expect(notice).toHaveCount(0)
})

test('V5 two taps in one frame, and taps while it is under way, send once', async ({ page }) => {
  const { submit, fillHongKong } = await openForm(page, 'en-US')
  await fillHongKong()
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await page.keyboard.press('Enter')
  expect(await sentBy(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  await submit.click()
  await expect.poll(async () => (await sentBy(page)).length).toBe(2)
})
