import type { Page } from '../runner/phone.ts'

/** Keys that do more than write a character. */
const codes: Readonly<Record<string, number>> = { ArrowDown: 40, ArrowRight: 39, Escape: 27 }

/** Taps a point of the screen with one finger. */
export const tap = async ({ send }: Page, x: number, y: number): Promise<void> => {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Presses one key and releases it. */
export const pressKey = async ({ send }: Page, key: string): Promise<void> => {
  const code = codes[key]
  const facts = code ? { key, code: key, windowsVirtualKeyCode: code } : { key, text: key }
  await send('Input.dispatchKeyEvent', { type: 'keyDown', ...facts })
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...facts })
}
