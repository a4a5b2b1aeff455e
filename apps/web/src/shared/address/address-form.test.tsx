import { expectAccessible, fingerOn } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as styles from '../ui/notice.module.css'
import {
  area,
  building,
  choosePlace,
  dialog,
  fillHongKong,
  flat,
  lists,
  live,
  mobile,
  name,
  openForm,
  option,
  sent,
  street,
  submit,
} from './testing/form.ts'

const messages = {
  'zh-CN': ['请填写姓名', '手机号格式不正确', '请选择收货地区', '地址不能为空', '请填写手机号'],
  'zh-HK': ['請填寫姓名', '手機號碼格式不正確', '請選擇收貨地區', '地址不能為空', '請填寫手機號碼'],
  'en-US': [
    'Please fill in the name',
    'Malformed phone number',
    'Please select a receiving area',
    'Address can not be empty',
    'Please enter the phone number',
  ],
} as const

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  const [nameMissing, malformed, areaMissing, addressMissing, mobileMissing] = messages[language]

  test(`V5 in ${language} an empty mainland form shows at each field what is missing: ${nameMissing}, ${mobileMissing}, ${areaMissing}, ${addressMissing}`, async () => {
    await openForm({ language })
    await choosePlace('mainland')
    await submit.click()
    await expect.element(name).toHaveAccessibleDescription(nameMissing)
    await expect.element(mobile).toHaveAccessibleDescription(mobileMissing)
    await expect.element(area).toHaveAccessibleDescription(areaMissing)
    await expect.element(street).toHaveAccessibleDescription(addressMissing)
    for (const field of [name, mobile, area, street])
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveFocus()
    await expectAccessible()
    expect(sent()).toEqual([])
  })

  test(`V5 in ${language} an empty Hong Kong form shows an error at district, building and flat, and none at the street`, async () => {
    await openForm({ language })
    await choosePlace('hong_kong')
    await submit.click()
    await expect.element(area).toHaveAccessibleDescription(areaMissing)
    await expect.element(building).toHaveAccessibleDescription(addressMissing)
    await expect.element(flat).toHaveAccessibleDescription(addressMissing)
    await expect.element(street).not.toHaveAttribute('aria-invalid')
    expect(sent()).toEqual([])
  })

  test(`V5 in ${language} a name of spaces is missing, and a name of one character is accepted`, async () => {
    await openForm({ language })
    await name.fill('   ')
    await submit.click()
    await expect.element(name).toHaveAccessibleDescription(nameMissing)
    await expect.element(name).toHaveFocus()
    await name.fill('李')
    await submit.click()
    await expect.element(name).toHaveAccessibleDescription('')
  })

  test(`V5 in ${language} a phone number one digit short or long is malformed`, async () => {
    await openForm({ language })
    await choosePlace('mainland')
    for (const [typed, says] of [
      ['1380013800', malformed],
      ['138 0013 8000', ''],
      ['138001380001', malformed],
    ] as const) {
      await mobile.fill(typed)
      await submit.click()
      await expect.element(mobile).toHaveAccessibleDescription(says)
    }
    await mobile.fill('')
    await choosePlace('hong_kong')
    for (const [typed, says] of [
      ['5123456', malformed],
      ['51234567', ''],
    ] as const) {
      await mobile.fill(typed)
      await submit.click()
      await expect.element(mobile).toHaveAccessibleDescription(says)
    }
  })

  test(`V5 in ${language} a street of spaces or dots is treated as empty`, async () => {
    await openForm({ language })
    await choosePlace('mainland')
    for (const [typed, says] of [
      [' \n ', addressMissing],
      ['……', addressMissing],
      ['1', ''],
    ] as const) {
      await street.fill(typed)
      await submit.click()
      await expect.element(street).toHaveAccessibleDescription(says)
    }
  })
}

test('V5 K2 a person enters Guangdong, Shenzhen, Nanshan by keyboard alone, and the form sends the complete address', async () => {
  await openForm()
  live.getByRole('radio', { name: 'Hong Kong' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.tab()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard(' Chan  Tai Man ')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('138 0013 8000')
  await userEvent.tab()
  await expect.element(area).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lists.first()).toHaveFocus()
  await userEvent.keyboard('guangd')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('shenz')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('nan')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(area).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  await expect.element(area).toHaveFocus()
  await userEvent.tab()
  await expect.element(street).toHaveFocus()
  await userEvent.keyboard('1 Keyuan Road{Enter}Room 2')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([
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

const tap = async (target: Parameters<typeof fingerOn>[0]) => (await fingerOn(target)).lift()

test('V5 K2 a person enters Guangdong, Shenzhen, Nanshan by touch', async () => {
  await openForm({ language: 'zh-CN' })
  await choosePlace('mainland')
  await tap(area)
  await expect.element(lists.first()).toHaveFocus()
  for (const [column, label] of [
    [0, '广东省'],
    [1, '深圳市'],
  ] as const) {
    await expect.element(option(column, label)).toBeInTheDocument()
    await option(column, label).click()
    await expect.element(option(column, label)).toHaveAttribute('aria-selected', 'true')
  }
  await expect.element(option(2, '罗湖区')).toHaveAttribute('aria-selected', 'true')
  const finger = await fingerOn(lists.nth(2))
  await finger.moveBy(0, -98) // two rows; the first pixels are consumed before scrolling starts
  await finger.pause()
  await finger.lift()
  await expect.element(option(2, '南山区')).toHaveAttribute('aria-selected', 'true')
  await tap(dialog.getByRole('button', { name: '确定' }))
  await expect.element(area).toHaveAccessibleName('所在地区 广东省 深圳市 南山区')
})

test('V5 a Hong Kong address has district, building and flat, and the form retains each address while the other place is shown', async () => {
  await openForm({ language: 'zh-HK' })
  await name.fill('陳大文')
  await mobile.fill('5123 4567')
  await area.click()
  await expect.element(lists.first()).toHaveFocus()
  await userEvent.keyboard('kowl')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('kwun')
  await userEvent.keyboard('{Enter}')
  await expect.element(area).toHaveAccessibleName('地區 九龍 觀塘區')
  await building.fill('創紀之城一期')
  await flat.fill('12 樓 03 室')
  await choosePlace('mainland')
  await expect.element(area).toHaveAccessibleName('所在地區 省、市、區縣')
  await street.fill('科苑南路')
  await choosePlace('hong_kong')
  await expect.element(name).toHaveValue('陳大文')
  await expect.element(area).toHaveAccessibleName('地區 九龍 觀塘區')
  await expect.element(building).toHaveValue('創紀之城一期')
  await submit.click()
  await expect.poll(sent).toEqual([
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
  await expect.element(street).toHaveValue('科苑南路')
})

test('V5 an edit removes the error of its own field only, and the next submit focuses the first remaining error', async () => {
  await openForm()
  await submit.click()
  await name.fill('A')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'true')
  await mobile.fill('51234567')
  await submit.click()
  await expect.element(area).toHaveFocus()
})

test('V5 the form shows a server’s refusal of a field at that field, and any other refusal as a notice until an edit', async () => {
  await openForm()
  await fillHongKong()
  await submit.click()
  await page.getByRole('button', { name: 'Refuse the area' }).click()
  await expect.element(area).toHaveAccessibleDescription('Please select a receiving area')
  await expect.element(area).toHaveFocus()
  await area.click()
  await expect.element(lists.first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(area).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const notice = live.getByCss(`.${styles.notice}`)
  await expect.element(notice).toHaveAttribute('role', 'alert')
  await name.fill('B')
  await expect.element(notice).not.toBeInTheDocument()
})

test('V5 two taps in one frame and further taps during the submission send an address once', async () => {
  await openForm()
  await fillHongKong()
  const button = submit.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(sent()).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  await submit.click()
  await expect.poll(() => sent().length).toBe(2)
})
