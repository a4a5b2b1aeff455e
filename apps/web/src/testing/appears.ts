import { expect } from 'vitest'

const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** Waits until an element that matches the selector is visible. */
export const appears = async (selector: string): Promise<void> => {
  await expect.poll(() => isShown(selector), { message: `${selector} does not appear` }).toBe(true)
}

/** Waits until no element in the page matches the selector. */
export const disappears = async (selector: string): Promise<void> => {
  await expect.poll(() => document.querySelector(selector), { message: `${selector} stays` }).toBeNull()
}
