import type { CDPSession, Locator, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

/** A real finger, which Playwright's `touchscreen` can only tap with. */
export const fingerOn = async (page: Page, target: Locator) => {
  await target.click({ trial: true }) // stands still: a sheet has risen
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to touch')
  const session = await sessionOf(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', dx?: number, dy = 0) => {
    const point = { x: box.x + box.width / 2 + (dx ?? 0), y: box.y + box.height / 2 + dy }
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: dx === undefined ? [] : [point] })
  }
  await send('touchStart', 0)
  return {
    /** to so many pixels from where it came down */
    moveBy: async (dx: number, dy: number) => {
      for (const part of [0.3, 0.6, 1]) await send('touchMove', dx * part, dy * part)
    },
    /** for some frames, so that what it scrolls gets no spin */
    rest: () => frames(page, 6),
    lift: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  }
}
