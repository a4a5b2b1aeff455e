import { expectAccessible, fingerOn, zoomText } from '@foyer/testing/browser'
import { afterEach, expect, test } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { testStates } from '../../testing/states.ts'
import * as indexBarStyles from './index-bar.module.css'
import * as selectorStyles from './selector.module.css'
import { states } from './states.ts'
import {
  areaButton,
  dialog,
  expectOnly,
  expectWholeList,
  field,
  group,
  heading,
  inPcMode,
  listbox,
  openSelector,
  options,
} from './testing/selector.ts'

testStates(states)

let leavePcMode = async () => {}
const active = dialog.getByCss('[data-active]')
const status = dialog.getByRole('status')
afterEach(async () => {
  await leavePcMode()
  leavePcMode = async () => {}
})

for (const theme of ['light', 'dark'] as const)
  test(`C10 A10 axe finds nothing in PC mode (${theme})`, async () => {
    leavePcMode = inPcMode()
    await openSelector({ theme, language: 'zh-HK' })
    await expectWholeList()
    await expectAccessible()
  })

test('C10 keys in the search field move through the rows, expose each active row, and Enter picks it', async () => {
  await openSelector()
  await field.click()
  // the first screenful of rows renders before the others
  await expectWholeList()
  const expectActive = async (text: RegExp) => {
    await expect.element(active).toMatchTextContent(text)
    await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id)
    await expect.element(active).toBeInViewport({ ratio: 1 })
    await expect.element(field).toHaveFocus()
  }
  await userEvent.keyboard('{End}')
  await expectActive(/Zimbabwe/)
  await userEvent.keyboard('{Home}')
  await expectActive(/^Hong Kong\+852$/)
  await userEvent.keyboard('{ArrowDown}')
  await expectActive(/China/)
  await userEvent.keyboard('{PageDown}')
  await expect.element(active).not.toMatchTextContent(/China/)
  await userEvent.keyboard('{PageUp}')
  await expectActive(/China/)

  await field.fill('guinea')
  await expect.element(status).toHaveTextContent('Results: 4')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await expect.element(listbox).toHaveAttribute('id', field.element().getAttribute('aria-controls') ?? '')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expectActive(/Guinea-Bissau/)
  await userEvent.keyboard('{Enter}')
  await expect.element(areaButton).toHaveTextContent('+245')
  await expect.element(areaButton).toHaveFocus()
  expect(options.elements()).toEqual([])
})

test('C10 Enter picks the only row found for the current text, and not a row found for an earlier text', async () => {
  await openSelector()
  await field.fill('japan')
  await expectOnly(/Japan/)
  await field.fill('japanx')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.element(areaButton).toHaveTextContent('+852')
  await field.fill('853')
  await expectOnly(/Macao/)
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(areaButton).toHaveTextContent('+853')
})

test('C10 A10 typed letters find a row where there is no search field', async () => {
  leavePcMode = inPcMode()
  await openSelector()
  await expectWholeList()
  await expect.element(listbox).toHaveFocus()
  await expect.element(active).toHaveTextContent('Hong Kong+852')
  await userEvent.keyboard('united s')
  await expect.element(active).toMatchTextContent(/United States/)
  await expect.element(listbox).toHaveAttribute('aria-activedescendant', active.element().id)
  await expect.element(active).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{End}')
  await expect.element(active).toMatchTextContent(/Zimbabwe/)
  await userEvent.keyboard('{Enter}')
  await expect.element(areaButton).toHaveTextContent('+263')
})

const letter = (text: string) => dialog.getByCss(`.${indexBarStyles.indexLetter}`).getByText(text, { exact: true })
const atTop = (text: string) =>
  expect
    .poll(() => {
      const [top, own] = [listbox.element(), heading(text).element()].map((each) => each.getBoundingClientRect().top)
      return Math.abs(Number(own) - Number(top))
    })
    .toBeLessThan(1)

test('C10 a tap on the index bar and a drag along it bring letters to the top', async () => {
  await openSelector()
  await expectWholeList()
  const bubble = dialog.getByCss(`.${indexBarStyles.indexBubble}`)
  await (await fingerOn(letter('M'))).lift()
  await atTop('M')
  await expect.element(bubble).not.toBeInTheDocument()

  const [from, to] = [letter('C').element(), letter('T').element()].map((each) => each.getBoundingClientRect())
  if (!from || !to) throw new Error('the index bar lacks a letter')
  await commands.mouse('move', from.x + 5, from.y + from.height / 2)
  await commands.mouse('down')
  await atTop('C')
  for (const part of [0.25, 0.5, 0.75, 1])
    await commands.mouse('move', from.x - 150 * part, from.y + (to.y - from.y) * part + to.height / 2)
  await atTop('T')
  await expect.element(bubble).toHaveTextContent('T')
  await commands.mouse('up')
  await expect.element(bubble).not.toBeInTheDocument()
  await commands.mouse('move', from.x + 5, from.y)
  await atTop('T')
  // a drag beyond the last letter stays on the last letter
  await commands.mouse('move', to.x + 5, to.y)
  await commands.mouse('down')
  for (const y of [to.y + 40, 700, 840]) await commands.mouse('move', to.x + 5, y)
  await expect.element(group('Z').getByRole('option', { name: /^Zimbabwe/ })).toBeInViewport()
  await commands.mouse('up')
})

test('C10 a screen reader finds no index bar, and every target is at least 44 px', async () => {
  await openSelector()
  await expect.element(options.first()).toBeVisible()
  await expect.element(dialog.getByCss(`.${indexBarStyles.indexBar}`)).toHaveAttribute('aria-hidden', 'true')
  await field.fill('japan')
  await expectOnly(/Japan/)
  for (const target of [
    dialog.getByCss(`.${selectorStyles.searchBox}`),
    dialog.getByRole('button', { name: 'Clear' }),
    dialog.getByRole('button', { name: 'Cancel' }),
    options.first(),
  ]) {
    const { width, height } = target.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('C10 scrolling the list by finger takes the focus from the search field, which closes the phone’s keyboard', async () => {
  await openSelector()
  await expectWholeList()
  await (await fingerOn(field)).lift()
  await expect.element(field).toHaveFocus()
  const finger = await fingerOn(options.nth(3))
  await finger.moveBy(0, -60)
  await finger.lift()
  await expect.element(listbox).toHaveFocus()
})

test('C1 C5 the selector is not cut off at 200 % text', async () => {
  await openSelector()
  zoomText(200)
  await expectWholeList()
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  for (const element of [dialog.element(), listbox.element()])
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  const long = group('B').getByRole('option', { name: /^British Indian Ocean Territory/ })
  long.element().scrollIntoView({ block: 'nearest' })
  await expect.element(long).toBeInViewport({ ratio: 1 })
  const row = long.element()
  for (const part of row.querySelectorAll('span')) {
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
    expect(part.scrollHeight).toBeLessThanOrEqual(row.clientHeight)
  }
  await field.fill('a.')
  await expect.element(dialog.getByText('Punctuation cannot be entered, please modify')).toBeInViewport({ ratio: 1 })
})

test('C10 the sheet opens without an animation where the device requests reduced motion', async () => {
  await openSelector()
  expect(dialog.element().getAnimations()).toEqual([])
})
