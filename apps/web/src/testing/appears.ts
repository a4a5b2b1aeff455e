import { expect } from 'vitest'

const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** Waits until something that the selector finds can be seen. */
export const appears = async (selector: string): Promise<void> => {
  await expect.poll(() => isShown(selector), { message: `${selector} does not appear` }).toBe(true)
}

/** Waits until nothing that the selector finds is in the page any more. */
export const disappears = async (selector: string): Promise<void> => {
  await expect.poll(() => document.querySelector(selector), { message: `${selector} stays` }).toBeNull()
}
