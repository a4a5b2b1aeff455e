import { animationsEnd, expectAccessible, frames } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowMotion, clickOn, until } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'

allowMotion()

const dialog = page.getByRole('alertdialog')
const button = (name: string) => dialog.getByRole('button', { name })
const count = page.getByCss('.gallery-part > p')

const open = async (name: string, language?: Language) => {
  await openGalleryPart('dialog', language && { language })
  await page.getByRole('button', { name }).click()
  await expect.element(dialog).toBeVisible()
}
const closed = () => expect.element(dialog).not.toBeInTheDocument()

test('the focus of a dialog starts on the cancelling button, stays inside and returns to the opener', async () => {
  await open('Withdraw the application')
  await expect.element(button('Keep it')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Withdraw')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await closed()
  await expect.element(count).toHaveTextContent('Tries: 0, withdrawals: 0')
  await expect.element(page.getByRole('button', { name: 'Withdraw the application' })).toHaveFocus()
})

test('Esc cancels a dialog, and a click outside the dialog does nothing', async () => {
  await open('Withdraw the application')
  await commands.clickAt(195, 30)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect.element(count).toHaveTextContent('Tries: 0, withdrawals: 0')
})

test('confirming a dialog runs its action once and closes the dialog', async () => {
  await open('Withdraw the application')
  await button('Withdraw').click()
  await closed()
  await expect.element(count).toHaveTextContent('Tries: 0, withdrawals: 1')
})

test('a dialog that waits for an answer ignores clicks and Esc, and a failure is shown and can be retried', async () => {
  await open('Submit the application')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await animationsEnd()
  const submit = button('Submit')
  await clickOn(submit)
  await until(() => submit.element().ariaBusy === 'true')
  // disabled buttons can still be clicked
  await clickOn(submit)
  await clickOn(button('Cancel'))
  // the browser lets the page refuse only the first Esc
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}')
  await frames(3)
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(499)
  expect(submit.element().ariaBusy).toBe('true')
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('No connection. Please try again')
  await expect.element(count).toHaveTextContent('Tries: 1, withdrawals: 0')
  await clickOn(submit)
  await vi.advanceTimersByTimeAsync(500)
  await closed()
  await expect.element(count).toHaveTextContent('Tries: 2, withdrawals: 0')
})

test('a dialog whose answer never comes shows an error, and can be confirmed again', async () => {
  await open('Never answered')
  await button('Confirm').click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This did not go through. Please try again')
  await expect.element(button('Confirm')).not.toHaveAttribute('aria-busy')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await closed()
})

test('the page behind does not scroll while a dialog is open', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  await open('Risk notice')
  expect(overflow()).toBe('hidden')
  await button('OK').click()
  await closed()
  expect(overflow()).not.toBe('hidden')
})

for (const [language, title, text] of [
  ['zh-CN', '风险提示', '虚拟资产价格波动大，您可能损失全部本金。'],
  ['zh-HK', '風險提示', '虛擬資產價格波動大，您可能損失全部本金。'],
  ['en-US', 'Risk notice', 'Virtual assets move sharply. You may lose everything you put in.'],
] as const)
  test(`title and text are a dialog's name and description, and axe finds nothing (${language})`, async () => {
    await open(title, language)
    await expect.element(dialog).toHaveAccessibleName(title)
    await expect.element(dialog).toHaveAccessibleDescription(text)
    expect(dialog.getByRole('button').elements().length).toBe(1)
    await expectAccessible()
  })
