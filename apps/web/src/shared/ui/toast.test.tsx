import { animationsEnd, expectAccessible, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { allowMotion, clickOn, hoverOver, until } from '../../testing/gestures.ts'
import { openGalleryPart } from '../../testing/part.tsx'
import type { Language } from '../text/language.ts'
import * as styles from './toast.module.css'

allowMotion()

const bubbles = () => document.querySelectorAll(`.${styles.toast}`)
const toast = page.getByCss(`.${styles.toast}`)
const region = page.getByRole('status')
const show = (name: string) => clickOn(page.getByRole('button', { name }))
/** Waits until a toast with this text is shown, without advancing timers. */
const comes = (text: string) => until(() => [...bubbles()].some(({ textContent }) => textContent?.startsWith(text)))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Loads the toast's code, and from then on only the test advances timers. */
const open = async (language?: Language) => {
  await commands.mouse('move', 0, 0)
  await openGalleryPart('toast', language && { language })
  await import('./toast-region.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

test('K1 a toast stays for 2000 ms and then disappears', async () => {
  await open()
  await show('Show a word')
  await comes('Code copied')
  await pass(1_999)
  expect(bubbles().length).toBe(1)
  await pass(1)
  expect(bubbles().length).toBe(0)
})

test('K1 a newer toast replaces the previous one and stays for its own 2000 ms', async () => {
  await open()
  await show('Show a word')
  await comes('Code copied')
  await pass(1_500)
  await show('Show a longer word')
  await comes('You will be reminded')
  await pass(1_999)
  expect(bubbles().length).toBe(1)
  await pass(1)
  expect(bubbles().length).toBe(0)
})

test('a toast stays while the mouse is over it, and for 2000 ms after the mouse has left', async () => {
  await open()
  await show('Show a word')
  await comes('Code copied')
  await hoverOver(toast)
  await pass(10_000)
  expect(bubbles().length).toBe(1)
  await commands.mouse('move', 0, 0)
  await pass(1_999)
  expect(bubbles().length).toBe(1)
  await pass(1)
  expect(bubbles().length).toBe(0)
})

test('the live region of toasts stays in the page when empty, and a repeated text is added to it again', async () => {
  await open()
  await show('Show a word')
  await comes('Code copied')
  await pass(2_000)
  expect(bubbles().length).toBe(0)
  const element = region.element()
  expect(element.getAttribute('aria-live')).toBe('polite')
  const seen: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) seen.push(node.textContent ?? '')
  })
  observer.observe(element, { childList: true })
  await show('Show a word')
  await until(() => seen.length === 1)
  await show('Show a word')
  await until(() => seen.length === 2)
  expect(seen).toEqual(['Code copied', 'Code copied'])
  expect(region.element()).toBe(element)
  observer.disconnect()
})

test('a toast over an open sheet is visible and announced, and stays for its remaining time after the sheet closes', async () => {
  await open()
  await show('Show one over a sheet')
  const sheet = page.getByRole('dialog')
  await until(() => document.querySelector('dialog[open]') !== null)
  await animationsEnd()
  await clickOn(sheet.getByRole('button', { name: 'Copy' }))
  await comes('Code copied')
  await animationsEnd()
  // content behind a modal dialog has no role: the region is found because it is inside the dialog
  expect(sheet.getByRole('status').element().textContent).toBe('Code copied')
  const bubble = toast.element()
  const { x, y, width, height } = bubble.getBoundingClientRect()
  expect(bubble.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  await pass(1_000)
  await clickOn(sheet.getByRole('button', { name: 'Close' }))
  await until(() => document.querySelector('dialog') === null)
  expect(region.element().textContent).toBe('Code copied')
  await pass(999)
  expect(bubbles().length).toBe(1)
  await pass(1)
  expect(bubbles().length).toBe(0)
})

test('a toast covers neither the top bar nor a main action at 200 % text', async () => {
  await open()
  zoomText(200)
  await show('Show one over a sheet')
  const action = page.getByRole('dialog').getByRole('button', { name: 'Copy' })
  await until(() => document.querySelector('dialog[open]') !== null)
  await animationsEnd()
  await clickOn(action)
  await comes('Code copied')
  await animationsEnd()
  const { top, bottom } = toast.element().getBoundingClientRect()
  // height of a top bar
  expect(top).toBeGreaterThanOrEqual(56)
  expect(bottom).toBeLessThan(action.element().getBoundingClientRect().y)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`axe finds nothing while a toast is shown (${language})`, async () => {
    await open(language)
    await clickOn(page.getByCss('.gallery-part button').nth(1))
    await until(() => bubbles().length === 1)
    await hoverOver(toast)
    vi.useRealTimers()
    await expectAccessible()
    expect(bubbles().length).toBe(1)
  })
