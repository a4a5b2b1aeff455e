import type { Browser, CDPSession, Page } from '@playwright/test'

export type Gesture = 'swipe' | 'pull' | 'pinch'

/** A page that is ready for a gesture. */
export interface Subject {
  readonly page: Page
  readonly devtools: CDPSession
  /** selector of the gesture's target */
  readonly target: string
}

/** Frames of one gesture: due, and missed. */
export interface Frames {
  readonly due: number
  readonly dropped: number
}

const frame = 1_000 / 60
/** Moves of a gesture, one per frame, as a screen reports them. */
const moves = 30
/** Milliseconds to observe after the finger lifts, while a slide or the content returns to its place. */
const after = 600

interface Point {
  x: number
  y: number
}

/**
 * Positions of the fingers at a share of the gesture, from the middle of the target, out and back, so that each gesture
 * ends where it began.
 */
const fingersAt = (gesture: Gesture, { x, y }: Point, share: number): Point[] => {
  if (gesture === 'swipe') return [{ x: x + 100 - 180 * share, y }]
  const there = Math.sin(share * Math.PI)
  if (gesture === 'pull') return [{ x, y: y + 45 * there }]
  const spread = 50 + 70 * there
  return [
    { x: x - spread, y },
    { x: x + spread, y },
  ]
}

/** Collects the times of painted frames in the page's `foyerFrames` until they are read. */
const record = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = []
    const note = (time: number) => {
      frames.push(time)
      if (holder.foyerFrames === frames) requestAnimationFrame(note)
    }
    const holder = globalThis as { foyerFrames?: number[] }
    holder.foyerFrames = frames
    requestAnimationFrame(note)
  })
const take = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const holder = globalThis as { foyerFrames?: number[] }
    const frames = holder.foyerFrames ?? []
    delete holder.foyerFrames
    return frames
  })

export const open = async (browser: Browser, url: string, target: string, ready = target): Promise<Subject> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(ready).waitFor()
  // without the gallery's index, the part is in the first view, and a pull starts at the top
  await page.evaluate(() => document.querySelector('.gallery-index')?.remove())
  const devtools = await context.newCDPSession(page)
  return { page, devtools, target }
}

/** Performs one gesture at 4x CPU. Its moves are sent on schedule, whether or not the page keeps up. */
export const perform = async ({ page, devtools, target }: Subject, gesture: Gesture): Promise<Frames> => {
  await page.bringToFront()
  const box = await page.locator(target).boundingBox()
  if (!box) throw new Error(`the page has no ${target}`)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await record(page)
  await touch('touchStart', fingersAt(gesture, middle, 0))
  const begun = performance.now()
  const sent: Promise<unknown>[] = []
  for (let move = 1; move <= moves; move++) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + move * frame - performance.now())))
    sent.push(touch('touchMove', fingersAt(gesture, middle, move / moves)))
  }
  await Promise.all(sent)
  await touch('touchEnd', [])
  await page.waitForTimeout(after)
  const frames = await take(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [first = 0] = frames
  const due = Math.round(((frames.at(-1) ?? 0) - first) / frame)
  return { due, dropped: Math.max(0, due - (frames.length - 1)) }
}
