import { expectAccessible, frames, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { allowMotion, reduceMotion, tap as tapOn } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Opening } from '../../../testing/screen.tsx'
import * as styles from './password-sheet.module.css'

allowMotion()

type Case =
  | 'Accepts 246810'
  | 'Stays checking'
  | 'Always wrong'
  | 'Always locked'
  | 'Cannot be checked'
  | 'Shuffled keys'

const openKeypad = async (name: Case, opening?: Opening) => {
  await cleanup()
  await openGalleryPart('password-keypad', opening)
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  // marked with `data-secret`, so that the event tracker never records a key
  const keys = dialog.getByRole('group').and(page.getByCss('[data-secret]')).getByRole('button')
  await expect.poll(() => keys.elements().length).toBe(11)
  const filledCount = () => document.querySelectorAll(`dialog .${styles.passwordDot}[data-filled]`).length
  return {
    dialog,
    keys,
    status: dialog.getByRole('status'),
    problem: dialog.getByRole('alert'),
    remove: keys.last(),
    expectFilled: (count: number) => expect.poll(filledCount).toBe(count),
    order: () =>
      keys
        .elements()
        .map((key) => key.textContent)
        .join(''),
    expectKeysDisabled: async () => {
      for (let key = 0; key < 11; key++) await expect.element(keys.nth(key)).toBeDisabled()
    },
    press: async (digits: string) => {
      for (const digit of digits) {
        ;(keys.filter({ hasText: digit }).element() as HTMLElement).click()
        await frames(1)
      }
    },
    tap: async (digits: string) => {
      for (const digit of digits) await tapOn(keys.filter({ hasText: digit }))
    },
  }
}

test('K11 the sixth digit entered by touch completes the password, and no earlier digit does', async () => {
  const { dialog, expectFilled, status, remove, tap } = await openKeypad('Accepts 246810')
  await tap('24681')
  await expectFilled(5)
  await expect.element(status).toHaveTextContent('Entered 5 of 6')
  await tapOn(remove)
  await expectFilled(4)
  await expect.element(status).toHaveTextContent('Entered 4 of 6')
  await tap('10')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Confirmed')).toBeVisible()
})

test('K11 the keyboard of the device enters and deletes digits with the focus on any control of the sheet', async () => {
  const { dialog, expectFilled } = await openKeypad('Accepts 246810')
  await userEvent.keyboard('2469{Backspace}')
  await expectFilled(3)
  ;(dialog.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus()
  await userEvent.keyboard('x8')
  await userEvent.keyboard('{Control>}1{/Control}')
  await expectFilled(4)
  await userEvent.keyboard('10')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('K11 a key of the keypad is pressed by mouse, and by Enter while it has the focus, which begins on the title', async () => {
  const { keys, expectFilled } = await openKeypad('Accepts 246810')
  await expect.element(page.getByRole('dialog').getByRole('heading')).toHaveFocus()
  ;(keys.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectFilled(1)
  await keys.nth(4).click()
  await expectFilled(2)
})

test('K11 a wrong password is cleared and shows the tries left, and the last wrong try locks the keypad', async () => {
  const { expectFilled, problem, expectKeysDisabled, press } = await openKeypad('Accepts 246810')
  await press('111111')
  await expect.element(problem).toHaveTextContent('Incorrect password. Tries left: 2.')
  await expectFilled(0)
  await press('2')
  await expect.element(problem).not.toBeInTheDocument()
  await press('22222')
  await expect.element(problem).toHaveTextContent('Incorrect password. Tries left: 1.')
  await press('333333')
  await expect.element(problem).toHaveTextContent('Too many wrong tries. The trading password is locked.')
  await expectKeysDisabled()
  await userEvent.keyboard('4')
  await expectFilled(0)
})

test('K11 a password that could not be checked may be entered again', async () => {
  const { expectFilled, problem, press } = await openKeypad('Cannot be checked')
  await press('123456')
  await expect.element(problem).toMatchTextContent('The password could not be checked')
  await press('7')
  await expectFilled(1)
})

test('K11 while a password is checked the dots stay, the keys are disabled, and the sheet cannot be closed', async () => {
  const { dialog, expectKeysDisabled, expectFilled, status, press } = await openKeypad('Stays checking')
  await press('123456')
  await expect.element(status).toHaveTextContent('Checking')
  await expectKeysDisabled()
  await userEvent.keyboard('{Backspace}')
  await expectFilled(6)
  // the browser lets the page refuse only the first Esc
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}')
  await tapOn(dialog.getByRole('button', { name: 'Close' }))
  await commands.clickAt(195, 20)
  // a closed dialog is removed one task later
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(dialog).toBeVisible()
  await expect.element(status).toHaveTextContent('Checking')
  await expectFilled(6)
})

test('K11 the document does not reveal the entered digits and has no field that a browser could store', async () => {
  const shown: string[] = []
  for (const digits of ['13579', '86420']) {
    const { dialog, expectFilled } = await openKeypad('Accepts 246810')
    await userEvent.keyboard(digits)
    await expectFilled(5)
    const sheet = dialog.element()
    expect(sheet.querySelectorAll('input, textarea, [contenteditable]').length).toBe(0)
    shown.push(sheet.outerHTML.replaceAll(/_r_\w+_/g, ''))
  }
  expect(shown[0]).toContain('password-dot')
  expect(shown[0]).toBe(shown[1])
})

test('K11 the digits are in telephone order, or in a new random order at each opening where shuffled', async () => {
  const usual = await openKeypad('Accepts 246810')
  expect(usual.order()).toBe('1234567890')
  const orders = new Set<string>()
  for (let opened = 0; opened < 3; opened++) {
    const { order, expectFilled, press } = await openKeypad('Shuffled keys')
    const shuffled = order()
    expect([...shuffled].sort().join('')).toBe('0123456789')
    orders.add(shuffled)
    await press('90')
    await expectFilled(2)
  }
  expect(orders.size).toBe(3)
})

test('K11 a wrong password shakes the dots', async () => {
  const { dialog, problem } = await openKeypad('Always wrong')
  const dots = dialog.element().querySelector(`.${styles.passwordDots}`)
  let shakes = 0
  dots?.addEventListener('animationstart', () => shakes++)
  await userEvent.keyboard('123456')
  await expect.element(problem).toBeVisible()
  await expect.poll(() => shakes).toBe(1)
})

test('K11 with reduced motion a wrong password does not shake the dots', async () => {
  await reduceMotion()
  const { dialog, problem } = await openKeypad('Always wrong')
  await userEvent.keyboard('123456')
  await expect.element(problem).toBeVisible()
  expect(getComputedStyle(dialog.getByCss(`.${styles.passwordDots}`).element()).animationName).toBe('none')
})

for (const [language, theme, name, words] of [
  ['zh-CN', 'light', 'Always wrong', '密码不正确，还剩 2 次机会。'],
  ['zh-HK', 'dark', 'Always locked', '錯誤次數過多，交易密碼已鎖定至 15:30。'],
  ['en-US', 'light', 'Always wrong', 'Incorrect password. Tries left: 2.'],
] as const)
  test(`K11 the keypad is accessible, has targets of 44 px and fits at 200 % text (${language}, ${theme})`, async () => {
    const { dialog, keys, problem } = await openKeypad(name, { language, theme })
    await expectAccessible()
    await userEvent.keyboard('123456')
    await expect.element(problem).toHaveTextContent(words)
    await expectAccessible()
    for (const target of [keys.first(), keys.last(), dialog.getByRole('link')]) {
      const { width, height } = target.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    zoomText(200)
    const sheet = dialog.element()
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    keys.last().element().scrollIntoView({ block: 'nearest' })
    await expect.element(keys.last()).toBeInViewport({ ratio: 1 })
  })
