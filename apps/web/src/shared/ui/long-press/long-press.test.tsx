import { expectAccessible, frames } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { clickOn, hoverOver, until } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import * as styles from './reorder-list.module.css'

/** Opens the gallery with timers that only the test advances. */
const open = async () => {
  await openGalleryPart('long-press')
  scrollTo(0, 0)
  await frames(2)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const picture = page.getByRole('button', { name: /Term sheet/ })
/** Numbers of long presses and taps so far. */
const counts = () => [...document.querySelectorAll('[data-part=long-press] output')].map((each) => each.textContent)
const sheetIsOpen = () => document.querySelector('dialog[open]') !== null
const closeSheet = async () => {
  await until(sheetIsOpen)
  document.querySelector<HTMLElement>('dialog[open] .icon-button')?.click()
  // The dialog closes before the page removes it, and a press in between would hit the sheet.
  await until(() => document.querySelector('dialog') === null)
}
const middleOf = (target: Locator) => {
  const box = target.element().getBoundingClientRect()
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
const mouseTo = ({ x, y }: { x: number; y: number }, dx = 0) => commands.mouse('move', x + dx, y)
const press = async (target: Locator, keys: string) => {
  ;(target.element() as HTMLElement).focus()
  await userEvent.keyboard(keys)
}

test('K6 holding the mouse for 500 ms is a long press, 490 ms is a click', async () => {
  await open()
  await mouseTo(middleOf(picture))
  await commands.mouse('down')
  await pass(490)
  await commands.mouse('up')
  await until(() => counts().join() === '0,1')
  await commands.mouse('down')
  await pass(499)
  await frames(2)
  expect(sheetIsOpen()).toBe(false)
  await pass(1)
  await until(sheetIsOpen)
  await commands.mouse('up')
  await expect.element(page.getByRole('dialog', { name: 'Picture' })).toBeVisible()
})

test('K6 holding a finger for 500 ms is a long press, and its final click does not count as a tap', async () => {
  await open()
  const at = middleOf(picture)
  await commands.touch('touchStart', [at])
  // a small movement does not end the press
  await commands.touch('touchMove', [{ x: at.x + 6, y: at.y + 6 }])
  await pass(490)
  await frames(2)
  expect(counts()).toEqual(['0', '0'])
  await pass(10)
  await until(() => counts().join() === '1,0')
  await commands.touch('touchEnd', [])
  await closeSheet()
  await frames(2)
  expect(counts()).toEqual(['1', '0'])
  await commands.touch('touchStart', [at])
  await commands.touch('touchEnd', [])
  await until(() => counts().join() === '1,1')
})

test('K6 the click after a long press is suppressed where no sheet covers the target', async () => {
  await open()
  const row = page.getByRole('list', { name: 'Watchlist' }).getByRole('button', { name: 'Gold', exact: true })
  let clicks = 0
  row.element().parentElement?.addEventListener('click', () => clicks++)
  await hoverOver(row)
  await commands.mouse('down')
  await pass(500)
  await until(() => row.element().ariaPressed === 'true')
  await commands.mouse('up')
  await frames(2)
  expect(clicks).toBe(0)
  await userEvent.keyboard('{Escape}')
  await until(() => row.element().ariaPressed !== 'true')
  await clickOn(row)
  await until(() => clicks === 1)
})

test('K6 a pointer that moves by more than 10 px cancels a long press', async () => {
  await open()
  const at = middleOf(picture)
  await mouseTo(at)
  await commands.mouse('down')
  await mouseTo(at, 10)
  await pass(400)
  await mouseTo(at, 11)
  await pass(1_000)
  await commands.mouse('up')
  await frames(2)
  expect(counts()[0]).toBe('0')
})

test('K6 a second finger cancels a long press', async () => {
  await open()
  const at = middleOf(picture)
  await commands.touch('touchStart', [at])
  await pass(400)
  await commands.touch('touchStart', [at, { x: at.x + 40, y: at.y + 40 }])
  await pass(1_000)
  await commands.touch('touchEnd', [])
  await frames(2)
  expect(counts()[0]).toBe('0')
})

test('K6 a scroll cancels a long press', async () => {
  await openGalleryPart('long-press', { size: [390, 500] })
  scrollTo(0, 0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await mouseTo(middleOf(picture))
  await commands.mouse('down')
  await pass(400)
  await commands.mouse('wheel', 0, 40)
  await until(() => scrollY > 0)
  await pass(1_000)
  await commands.mouse('up')
  await frames(2)
  expect(counts()[0]).toBe('0')
})

test('the menu key, Shift+F10 and a right click each count as one long press, and no context menu opens', async () => {
  await open()
  const prevented: boolean[] = []
  const note = (event: Event) => prevented.push(event.defaultPrevented)
  addEventListener('contextmenu', note)
  await press(picture, '{ContextMenu}')
  await closeSheet()
  await press(picture, '{Shift>}{F10}{/Shift}')
  await closeSheet()
  await picture.click({ button: 'right' })
  await closeSheet()
  removeEventListener('contextmenu', note)
  expect(counts()).toEqual(['3', '0'])
  expect(prevented.length).toBeGreaterThan(0)
  expect(prevented).not.toContain(false)
})

test('a picture can be enlarged and saved from its long-press sheet', async () => {
  await open()
  await press(picture, '{ContextMenu}')
  vi.useRealTimers()
  const sheet = page.getByRole('dialog', { name: 'Picture' })
  await expect.element(sheet).toBeVisible()
  await expectAccessible()
  const save = sheet.getByRole('link', { name: 'Save' })
  await expect.element(save).toHaveAttribute('download', 'picture.svg')
  expect(save.element().getAttribute('href')).toBe(picture.element().querySelector('img')?.getAttribute('src'))
  await sheet.getByRole('button', { name: 'Enlarge' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Enlarged' }).getByRole('img')).toBeVisible()
})

const list = page.getByRole('list', { name: 'Watchlist' })
const names = () => [...document.querySelectorAll(`.${styles.reorderName}`)].map(({ textContent }) => textContent)
const row = (name: string) => list.getByRole('button', { name, exact: true })
const isLifted = (name: string) => () => row(name).element().ariaPressed === 'true'
const announced = (words: string | RegExp) =>
  until(() => RegExp(words).test(document.querySelector('p[role=status]')?.textContent ?? ''))

test('K6 a row that is held for 500 ms follows the finger, and the page does not scroll', async () => {
  await open()
  const box = (name: string) => row(name).element().getBoundingClientRect()
  row('Gold').element().scrollIntoView({ block: 'nearest' })
  const [from, to] = [box('Tracker Fund'), box('Gold')]
  const [x, y] = [Math.round(from.x) + 80, Math.round(from.y) + 20]
  await commands.touch('touchStart', [{ x, y }])
  await pass(499)
  await frames(2)
  expect(isLifted('Tracker Fund')()).toBe(false)
  await pass(1)
  await until(isLifted('Tracker Fund'))
  const top = scrollY
  for (let at = y; at <= to.y + 30; at += 10) await commands.touch('touchMove', [{ x, y: at }])
  await commands.touch('touchEnd', [])
  await announced(/^Tracker Fund dropped, 3 of 5$/)
  expect(names()).toEqual(['Green bond', 'Gold', 'Tracker Fund', 'Money market', 'Hang Seng Tech'])
  expect(scrollY).toBe(top)
})

test('Shift+F10 lifts a row, arrow keys move it, Enter drops it and Esc puts it back', async () => {
  await open()
  await press(row('Gold'), '{Shift>}{F10}{/Shift}')
  await announced('Gold lifted, 3 of 5')
  for (const place of [2, 1]) {
    await userEvent.keyboard('{ArrowUp}')
    await announced(`^Gold, ${place} of 5$`)
  }
  await userEvent.keyboard('{ArrowUp}')
  await announced('^Gold, 1 of 5$')
  await expect.element(row('Gold')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await announced('^Gold dropped')
  expect(names()[0]).toBe('Gold')
  await press(row('Gold'), '{Shift>}{F10}{/Shift}')
  await announced('Gold lifted, 1 of 5')
  await userEvent.keyboard('{ArrowDown}')
  await announced('^Gold, 2 of 5$')
  await userEvent.keyboard('{Escape}')
  await announced('^Gold put back$')
  expect(names()[0]).toBe('Gold')
})

test('the buttons of a lifted row move it by taps alone', async () => {
  await open()
  await row('Gold').click({ button: 'right' })
  await page.getByRole('button', { name: 'Move down: Gold' }).click()
  await page.getByRole('button', { name: 'Done: Gold' }).click()
  await expect.poll(() => names()[3]).toBe('Gold')
  vi.useRealTimers()
  await expectAccessible()
})
