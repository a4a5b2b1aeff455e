import { fingerOn } from '@foyer/testing/browser'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { commands, type Locator } from 'vitest/browser'

/** Taps the middle of an element by touch. */
export const tap = async (target: Locator | Element): Promise<void> => {
  const finger = await fingerOn(target)
  await finger.lift()
}

const middleOf = (target: Locator | Element) => {
  const element = target instanceof Element ? target : target.element()
  element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2] as const
}

/** Moves the mouse to the middle of an element. */
export const hoverOver = async (target: Locator | Element): Promise<void> => {
  await commands.mouse('move', ...middleOf(target))
}

/**
 * Clicks the middle of an element at its current position by mouse. Locators that wait advance fake timers in Vitest;
 * this function and `until` do not.
 */
export const clickOn = async (target: Locator | Element): Promise<void> => commands.clickAt(...middleOf(target))

const nextFrame = requestAnimationFrame.bind(globalThis)

/** Waits for a condition like `expect.poll`, without advancing fake timers. */
export const until = async (check: () => boolean): Promise<void> => {
  for (let frames = 0; frames < 600 && !check(); frames++) await new Promise((resolve) => nextFrame(resolve))
  expect(check(), check.toString()).toBe(true)
}

/**
 * Gives all tests of a file a device that allows motion. Without it the device requests reduced motion, because frames
 * of animations are a quarter of the time of a screen's tests.
 */
export const allowMotion = (): void => {
  beforeAll(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))
  afterAll(() => commands.emulateMedia({ reducedMotion: 'reduce' }))
}

/** Simulates a device that requests reduced motion until the test ends, in a file that allows motion. */
export const reduceMotion = async (): Promise<void> => {
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))
  await commands.emulateMedia({ reducedMotion: 'reduce' })
}

/** Records the values of `read` whenever something below an element changes, without consecutive duplicates. */
export const noteChanges = (root: Element, read: () => Iterable<string | null>): string[] => {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    for (const now of read()) if (now !== null && seen.at(-1) !== now) seen.push(now)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return seen
}
