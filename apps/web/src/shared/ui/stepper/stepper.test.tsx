import { expectAccessible, type Finger, fingerOn, zoomText } from '@foyer/testing/browser'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { hoverOver, tap, until } from '../../../testing/gestures.ts'
import { openGalleryPart, openPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'
import * as styles from './stepper.module.css'
import { Stepper } from './stepper.tsx'

/** The n-th stepper of the gallery: lots (1 to 2,000), at most 8, in steps of 500, disabled. */
const openStepper = async (at: 0 | 1 | 2 | 3 = 0, language: Language = 'en-US', theme: 'light' | 'dark' = 'light') => {
  await openGalleryPart('stepper', { language, theme })
  const stepper = page.getByCss(`.${styles.stepper}`).nth(at)
  const buttons = stepper.getByRole('button')
  return { stepper, field: stepper.getByRole('spinbutton'), less: buttons.first(), more: buttons.last() }
}
type OpenStepper = Awaited<ReturnType<typeof openStepper>>

/** Uses the mouse directly, because locators that wait would advance the stopped timers. */
const pressOn = async (button: OpenStepper['more']) => {
  await hoverOver(button)
  await commands.mouse('down')
}
const release = () => commands.mouse('up')
/** From here on only the test advances timers. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

test('K9 a stepper starts at 1, goes by 1, and disables the button at a limit', async () => {
  const { field, less, more } = await openStepper()
  await expect.element(field).toHaveValue('1')
  await expect.element(field).toHaveAttribute('aria-valuemin', '1')
  await expect.element(less).toBeDisabled()
  await less.click({ force: true })
  await expect.element(field).toHaveValue('1')
  await more.click()
  await tap(more)
  await expect.element(field).toHaveValue('3')
  await tap(less)
  await expect.element(field).toHaveValue('2')
})

test('K9 a stepper takes no step beyond its maximum', async () => {
  const { field, more } = await openStepper(1)
  await more.click()
  await more.click()
  await expect.element(field).toHaveValue('8')
  await expect.element(more).toBeDisabled()
  await more.click({ force: true })
  await expect.element(field).toHaveValue('8')
})

test('K9 holding the plus button repeats every 200 ms after half a second, until the mouse is released', async () => {
  const stepper = await openStepper()
  const value = () => (stepper.field.element() as HTMLInputElement).value
  stopTime()
  await pressOn(stepper.more)
  await vi.advanceTimersByTimeAsync(499)
  expect(value()).toBe('1')
  await vi.advanceTimersByTimeAsync(1)
  await until(() => value() === '2')
  await vi.advanceTimersByTimeAsync(199)
  expect(value()).toBe('2')
  await vi.advanceTimersByTimeAsync(1)
  await until(() => value() === '3')
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => value() === '13')
  await release()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(value()).toBe('13')
})

test('K9 holding a button of a stepper repeats until the limit and no further, in both directions', async () => {
  const { field, less, more } = await openStepper(1)
  stopTime()
  await pressOn(more)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(field).toHaveValue('8')
  await expect.element(more).toBeDisabled()
  await release()
  await pressOn(less)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(field).toHaveValue('1')
  await expect.element(less).toBeDisabled()
  await release()
})

for (const [name, end] of [
  ['lifts', (finger: Finger) => finger.lift()],
  ['leaves the button', (finger: Finger) => finger.moveBy(-120, 0)],
  ['is cancelled', (finger: Finger) => finger.cancel()],
] as const)
  test(`K9 holding a stepper's button stops when the finger ${name}`, async () => {
    const { field, more } = await openStepper()
    const value = () => (field.element() as HTMLInputElement).value
    stopTime()
    const finger = await fingerOn(more)
    await vi.advanceTimersByTimeAsync(900)
    await until(() => value() === '4')
    await end(finger)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(value()).toBe('4')
  })

test('K9 a valid typed amount takes effect while it is typed, and the field is clamped when it is left', async () => {
  const { field } = await openStepper()
  const price = page.getByCss('#stepper-price')
  await field.click()
  await userEvent.keyboard('12')
  await expect.element(price).toMatchTextContent('HK$120,000 in all')
  await field.fill('5000')
  await expect.element(price).toMatchTextContent('HK$120,000 in all')
  await userEvent.tab()
  await expect.element(field).toHaveValue('2,000')
  await expect.element(price).toMatchTextContent('HK$20,000,000 in all')
  for (const [typed, settled] of [
    ['0', '1'],
    ['1,234', '1,234'],
    ['５６', '56'],
    ['', '56'],
    ['-3', '56'],
    ['1.5', '56'],
    ['9'.repeat(19), '56'],
  ] as const) {
    await field.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue(settled)
  }
})

test('K9 a typed amount is rounded to a whole step from the minimum', async () => {
  const { field, less } = await openStepper(2)
  await expect.element(field).toHaveValue('12,000')
  await field.fill('12300')
  await userEvent.tab()
  await expect.element(field).toHaveValue('12,500')
  await tap(less)
  await expect.element(field).toHaveValue('12,000')
})

test('K9 arrow and Page keys step in the field, which is the only Tab stop of a stepper', async () => {
  const { field } = await openStepper()
  await field.click()
  for (const [key, value] of [
    ['ArrowDown', '1'],
    ['ArrowUp', '2'],
    ['PageUp', '12'],
    ['ArrowDown', '11'],
    ['PageDown', '1'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(field).toHaveValue(value)
  }
  await userEvent.tab()
  await expect.element(page.getByRole('spinbutton').nth(1)).toHaveFocus()
})

test('K9 a stepper announces its amount in words and that a limit is reached', async () => {
  const { stepper, field, less, more } = await openStepper()
  await expect.element(field).toHaveAccessibleName('Lots to subscribe')
  await expect.element(field).toHaveAccessibleDescription('HK$10,000 a lot, HK$10,000 in all')
  await expect.element(more).toHaveAccessibleName('Increase Lots to subscribe')
  await expect.element(less).toHaveAccessibleName('Decrease Lots to subscribe')
  await more.click()
  await expect.element(stepper.getByRole('status')).toHaveTextContent('2 lots')
  await expect.element(field).toHaveAttribute('aria-valuenow', '2')
  await expect.element(field).toHaveAttribute('aria-valuemax', '2000')
  await expect.element(field).toHaveAttribute('aria-valuetext', '2 lots')
  await field.fill('9000')
  await userEvent.tab()
  await expect.element(stepper.getByRole('status')).toHaveTextContent('2,000 lots, the maximum')
  await expect.element(field).toHaveAttribute('aria-valuetext', '2,000 lots, the maximum')
})

test("K9 while a stepper's button is held the field retains the focus, nothing is selected and no menu opens", async () => {
  const { field, more } = await openStepper()
  await field.click()
  await more.click()
  await expect.element(field).toHaveFocus()
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  more.element().dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(getComputedStyle(more.element()).userSelect).toBe('none')
})

test('K9 a disabled stepper ignores clicks and taps', async () => {
  const { field, more } = await openStepper(3)
  await expect.element(field).toBeDisabled()
  await expect.element(more).toBeDisabled()
  await more.click({ force: true })
  await tap(more)
  await expect.element(field).toHaveValue('1')
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`K9 a stepper is accessible, has targets of 44 px and fits at 200 % text (${language}, ${theme})`, async () => {
    const { stepper, less, more } = await openStepper(2, language, theme)
    await expectAccessible()
    for (const button of [less, more]) {
      const { width, height } = button.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    zoomText(200)
    const field = stepper.getByRole('spinbutton').element()
    expect(field.scrollWidth).toBe(field.clientWidth)
    expect(stepper.element().getBoundingClientRect().width).toBeLessThanOrEqual(358)
  })

const Limited = () => {
  const [value, setValue] = useState(2)
  const [max, setMax] = useState(3)
  return (
    <>
      <button type="button" onClick={() => setMax(5)}>
        Raise
      </button>
      <Stepper label="Lots" value={value} max={max} onChange={setValue} />
    </>
  )
}

test('K9 the buttons follow a maximum that changes while the stepper is shown', async () => {
  await openPart(<Limited />)
  const field = page.getByRole('spinbutton')
  const more = page.getByRole('button', { name: 'Increase Lots' })
  await more.click()
  await expect.element(field).toHaveValue('3')
  await expect.element(more).toBeDisabled()
  await page.getByRole('button', { name: 'Raise' }).click()
  await more.click()
  await more.click()
  await expect.element(field).toHaveValue('5')
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('5, the maximum')
})
