import { expectAccessible, fingerOn, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { tap } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Opening } from '../../../testing/screen.tsx'
import * as styles from '../picker-wheel/picker-field.module.css'
import { expectUnderBand } from '../picker-wheel/testing/wheel.ts'

/** The gallery's date pickers, around 2026: the first at 21 November, the second from 15 March to 21 November only. */
const openDatePicker = async (at: 0 | 1, opening?: Opening) => {
  await openGalleryPart('date-picker', opening)
  const button = page.getByCss(`.${styles.pickerField}`).nth(at)
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const lists = dialog.getByRole('listbox')
  const names = (column: number) => {
    const all = lists
      .nth(column)
      .getByRole('option')
      .elements()
      .map((each) => each.textContent)
    return [all[0], all.at(-1), all.length]
  }
  return {
    button,
    lists,
    focus: (column: number) => (lists.nth(column).element() as HTMLElement).focus(),
    expectNames: (column: number, expected: readonly unknown[]) => expect.poll(() => names(column)).toEqual(expected),
    chosen: (column: number) => lists.nth(column).getByRole('option', { selected: true }),
    confirm: dialog.getByRole('button', { name: /^(Confirm|确定|確定)$/ }),
  }
}

test('K4 the years of a date picker range ten years either side of the given one, independent of the device clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-03T12:00:00Z') })
  const { expectNames, focus, chosen, button, confirm } = await openDatePicker(0)
  await expectNames(0, ['2016', '2036', 21])
  await expect.element(chosen(0)).toHaveTextContent('2026')
  await expect.element(chosen(1)).toHaveTextContent('Nov')
  await expect.element(chosen(2)).toHaveTextContent('21')
  focus(0)
  await userEvent.keyboard('{End}{ArrowDown}')
  await confirm.click()
  await expect.element(button).toHaveTextContent('November 21, 2036')
})

test('K4 the days depend on the month and the year, and a day that no longer exists becomes the last day', async () => {
  const { focus, expectNames, chosen, button } = await openDatePicker(0)
  focus(2)
  await userEvent.keyboard('{End}')
  await expect.element(chosen(2)).toHaveTextContent('30')
  focus(1)
  await userEvent.keyboard('feb')
  await expect.element(chosen(2)).toHaveTextContent('28')
  await expectNames(2, ['1', '28', 28])
  await expectUnderBand(chosen(2))
  focus(0)
  await userEvent.keyboard('2028')
  await expectNames(2, ['1', '29', 29])
  await expect.element(chosen(2)).toHaveTextContent('28')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveTextContent('February 28, 2028')
})

test('K4 a date picker offers nothing outside the first and the last day', async () => {
  const { focus, expectNames, chosen, button, confirm } = await openDatePicker(1)
  await expectNames(0, ['2026', '2026', 1])
  await expectNames(1, ['Mar', 'Nov', 9])
  await expectNames(2, ['1', '21', 21])
  focus(2)
  await userEvent.keyboard('{Home}')
  focus(1)
  await userEvent.keyboard('{Home}')
  await expectNames(2, ['15', '31', 17])
  await expect.element(chosen(2)).toHaveTextContent('15')
  await tap(confirm)
  await expect.element(button).toHaveTextContent('March 15, 2026')
})

test('K4 a finger, the mouse wheel and a click turn the columns of a date picker', async () => {
  const { lists, chosen, button, confirm } = await openDatePicker(0, { language: 'zh-HK' })
  // an opened wheel scrolls to its chosen row
  await expectUnderBand(chosen(1))
  const finger = await fingerOn(lists.nth(1))
  await finger.moveBy(0, 59)
  await finger.pause()
  await finger.lift()
  await expect.element(chosen(1)).toHaveTextContent('10月')
  await lists.first().hover()
  await commands.mouse('wheel', 0, -100)
  await expect.element(chosen(0)).toHaveTextContent('2025年')
  await lists.nth(2).getByRole('option', { name: '22日' }).click()
  await tap(confirm)
  await expect.element(button).toHaveTextContent('2025年10月22日')
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`K4 a date picker is accessible, and its columns fit at 200 % text (${language}, ${theme})`, async () => {
    const { lists } = await openDatePicker(0, { language, theme })
    await expectAccessible()
    zoomText(200)
    for (const list of lists.elements()) expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  })
