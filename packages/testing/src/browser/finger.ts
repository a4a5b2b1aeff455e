import { commands, type Locator } from 'vitest/browser'
import { animationsEnd, frames } from './page.ts'

let isDown = false
const touch = (...[type, points]: Parameters<typeof commands.touch>) => {
  isDown = type === 'touchStart' || type === 'touchMove'
  return commands.touch(type, points)
}

/** Ends a touch that a test left open, since the next touch could not begin otherwise. */
export const liftFinger = async (): Promise<void> => {
  if (isDown) await touch('touchCancel', [])
}

/** A real touch on the middle of an element. */
export const fingerOn = async (target: Locator | Element) => {
  const element = target instanceof Element ? target : target.element()
  element.scrollIntoView({ block: 'nearest' })
  await animationsEnd()
  const box = element.getBoundingClientRect()
  const at = (dx: number, dy: number) => [{ x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy }]
  await touch('touchStart', at(0, 0))
  return {
    /** moves to this distance in pixels from where the touch began */
    moveBy: async (dx: number, dy: number) => {
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', at(dx * part, dy * part))
    },
    /** stays still for some frames, so that a scroll ends without momentum */
    pause: () => frames(6),
    lift: () => touch('touchEnd', []),
    cancel: () => touch('touchCancel', []),
  }
}

export type Finger = Awaited<ReturnType<typeof fingerOn>>
