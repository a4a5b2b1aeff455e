import { fingerOn } from '@foyer/testing/browser'
import { expect, onTestFinished } from 'vitest'
import { commands, type Locator } from 'vitest/browser'

/** A tap of a real finger on the middle of an element. */
export const tap = async (target: Locator | Element): Promise<void> => {
  const finger = await fingerOn(target)
  await finger.lift()
}

/** A click of a real mouse on a place of the page, whatever lies there. */
export const clickAt = async (x: number, y: number): Promise<void> => {
  await commands.mouse('move', x, y)
  await commands.mouse('down')
  await commands.mouse('up')
}

const middleOf = (target: Locator | Element) => {
  const element = target instanceof Element ? target : target.element()
  element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2] as const
}

/** Moves a real mouse to the middle of an element. */
export const hoverOver = async (target: Locator | Element): Promise<void> => {
  await commands.mouse('move', ...middleOf(target))
}

/**
 * A click of a real mouse on the middle of an element as it lies now. While timers are fake, locators that wait let time
 * pass (so Vitest has it), this and `until` do not.
 */
export const clickOn = async (target: Locator | Element): Promise<void> => clickAt(...middleOf(target))

const nextFrame = requestAnimationFrame.bind(globalThis)

/** Waits for something, as `expect.poll` does, without letting the time of fake timers pass. */
export const until = async (check: () => boolean): Promise<void> => {
  for (let frames = 0; frames < 600 && !check(); frames++) await new Promise((resolve) => nextFrame(resolve))
  expect(check(), check.toString()).toBe(true)
}

/** The device asks for reduced motion until the test ends. */
export const reduceMotion = async (): Promise<void> => {
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))
  await commands.emulateMedia({ reducedMotion: 'reduce' })
}

/** Notes what `read` gives whenever something below an element changes, each value once in a row. */
export const noteChanges = (root: Element, read: () => Iterable<string | null>): string[] => {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    for (const now of read()) if (now !== null && seen.at(-1) !== now) seen.push(now)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return seen
}
