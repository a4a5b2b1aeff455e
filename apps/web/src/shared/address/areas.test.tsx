import {
  deferredAnswer,
  expectAccessible,
  lost,
  publicAnswer,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseLanguage } from '../text/language.ts'
import * as styles from '../ui/picker-wheel/picker-field.module.css'
import { area, choosePlace, dialog, fillHongKong, lists, live, openForm, option, submit } from './testing/form.ts'

const areas = 'GET /api/content/areas'
const filled = page.getByCss(`[data-state=mainland] .${styles.pickerField}`)

test('V5 while the areas load the sheet shows "Loading" and cannot be confirmed, and then the wheel gets the focus', async () => {
  const late = deferredAnswer()
  await openForm({ answers: { [areas]: late.answer } })
  await area.click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Loading')
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true')
  const before = dialog.element().getBoundingClientRect().height
  late.letGo()
  await expect.element(lists.first()).toHaveFocus()
  expect(Math.abs(dialog.element().getBoundingClientRect().height - before)).toBeLessThan(8)
})

test('V5 the sheet reports that the areas did not load, and its button requests them again', async () => {
  await openForm({ language: 'zh-HK', answers: { [areas]: lost } })
  await area.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('地區列表未能載入。')
  await expectAccessible()
  serve({ [areas]: publicAnswer })
  await dialog.getByRole('button', { name: '重試' }).click()
  await expect.element(lists.first()).toHaveFocus()
})

test('V5 a form with an address shows the names of its area, and the wheel opens there', async () => {
  await openForm()
  await expect.element(filled).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  await filled.click()
  const chosen = dialog.getByRole('option', { selected: true })
  await expect
    .poll(() => chosen.elements().map(({ textContent }) => textContent))
    .toEqual(['Guangdong', 'Shenzhen', 'Nanshan'])
})

test('V5 a change of language translates the name of the chosen area', async () => {
  await openForm()
  await expect.element(filled).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  chooseLanguage('zh-HK')
  await expect.element(filled).toHaveAccessibleName('所在地區 廣東省 深圳市 南山區')
})

test('V5 the address fields have autocomplete tokens, so that phones can fill the form in', async () => {
  await openForm()
  const hints = () =>
    live
      .getByCss('input:not([type=radio]), textarea')
      .elements()
      .map((field) => field.getAttribute('autocomplete'))
  await choosePlace('mainland')
  await expect.poll(hints).toEqual(['shipping name', 'tel-national', 'shipping street-address'])
  await choosePlace('hong_kong')
  await expect
    .poll(hints)
    .toEqual([
      'shipping name',
      'tel-national',
      'shipping address-line2',
      'shipping address-line1',
      'shipping address-line3',
    ])
})

test('V5 the device stores no part of an address', async () => {
  await openForm()
  await fillHongKong()
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(stored).not.toMatch(/Chan|51234567|Harbour|12\/F/)
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`V5 axe finds nothing in the address form or in its sheet (${language}, ${theme})`, async () => {
    await openForm({ language, theme })
    await submit.click()
    await expectAccessible()
    await area.click()
    await expect.element(lists.first()).toHaveFocus()
    await expectAccessible()
  })

test('V5 the address form and its sheet are not cut off at 200 % text', async () => {
  await openForm()
  zoomText(200)
  await choosePlace('mainland')
  await submit.click()
  expect(sticksOut()).toEqual([])
  await area.click()
  await expect.element(option(0, 'Inner Mongolia')).toBeInTheDocument()
  await option(0, 'Inner Mongolia').click({ force: true })
  await expect.element(option(0, 'Inner Mongolia')).toHaveAttribute('aria-selected', 'true')
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth)
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
})
