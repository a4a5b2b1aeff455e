import { animationsEnd, expectAccessible, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../../testing/gestures.ts'
import { expectUnderBand, openWheel } from './testing/wheel.ts'

allowMotion()

test('K2 keys control a wheel: arrows skip disabled options and change columns, Home and End jump, Enter confirms', async () => {
  const { dialog, lists, chosen, option, button } = await openWheel(0)
  await expect.element(lists.first()).toHaveFocus()
  for (const [key, name] of [
    ['ArrowDown', '12 months'],
    ['ArrowUp', '6 months'],
    ['Home', '1 month'],
    ['ArrowUp', '1 month'],
    ['PageDown', '24 months'],
    ['PageUp', '3 months'],
    ['End', '36 months'],
    ['ArrowDown', '36 months'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(chosen(0)).toHaveTextContent(name)
    await expect.element(lists.first()).toHaveAttribute('aria-activedescendant', chosen(0).element().id)
  }
  await expectUnderBand(option(0, '36 months'))
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(lists.nth(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveTextContent('1 month · US dollar')
  await expect.element(button).toHaveFocus()
})

test('K2 typed letters and digits find an option by its name or its code', async () => {
  const { lists, chosen } = await openWheel(0, { language: 'zh-HK' })
  await expect.element(lists.first()).toHaveFocus()
  await userEvent.keyboard('12')
  await expect.element(chosen(0)).toHaveTextContent('12 個月')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(lists.nth(1)).toHaveFocus()
  await userEvent.keyboard('cn')
  await expect.element(chosen(1)).toHaveTextContent('人民幣')
  await userEvent.keyboard('{Home}')
  await expect.element(chosen(1)).toHaveTextContent('港元')
})

test('K2 a screen reader finds named listboxes in a named group, with one option selected in each', async () => {
  const { dialog } = await openWheel(0)
  await expect.element(dialog.getByRole('group', { name: 'Loan term and currency' })).toMatchAriaInlineSnapshot(`
    - group "Loan term and currency":
      - paragraph: Term
      - listbox "Term":
        - option "1 month"
        - option "3 months"
        - option "6 months" [selected]
        - option "9 months" [disabled]
        - option "12 months"
        - option "18 months" [disabled]
        - option "24 months"
        - option "36 months"
      - paragraph: Currency
      - listbox "Currency":
        - option "Hong Kong dollar" [selected]
        - option "US dollar"
        - option "Renminbi"
  `)
})

for (const [language, theme, field] of [
  ['zh-CN', 'light', 0],
  ['zh-HK', 'dark', 1],
  ['en-US', 'light', 2],
] as const)
  test(`K2 axe finds nothing while a wheel's sheet is open and after it has closed (${language}, ${theme})`, async () => {
    const { cancel, dialog } = await openWheel(field, { language, theme })
    await expectAccessible()
    await cancel.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectAccessible()
  })

test('K2 text at 200 % is not cut off in a wheel: rows grow, and a long name wraps', async () => {
  const { dialog, lists, option, confirm } = await openWheel(1, { language: 'zh-CN' })
  await animationsEnd()
  zoomText(200)
  await option(0, '新疆维吾尔自治区').click({ force: true })
  const long = option(1, '克孜勒苏柯尔克孜自治州')
  await expectUnderBand(long)
  await expectUnderBand(option(0, '新疆维吾尔自治区'))
  const row = long.element()
  // glyphs of the first and last line may extend slightly beyond the line
  expect(row.scrollHeight - row.clientHeight).toBeLessThan(8)
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  expect(lists.first().element().getBoundingClientRect().height).toBeGreaterThan(400)
  const sheet = dialog.element()
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  await expect.element(confirm).toBeInViewport({ ratio: 1 })
})

test('K2 with reduced motion the wheel jumps instead of turning', async () => {
  await reduceMotion()
  const { lists } = await openWheel(0)
  const list = lists.first().element()
  const tops = new Set([list.scrollTop])
  list.addEventListener('scroll', () => tops.add(list.scrollTop))
  await userEvent.keyboard('{End}')
  await expect.poll(() => list.scrollTop).toBe(7 * 44)
  expect([...tops]).toEqual([2 * 44, 7 * 44])
})
