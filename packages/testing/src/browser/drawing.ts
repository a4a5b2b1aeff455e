import { onTestFinished } from 'vitest'
import { frames } from './page.ts'

const frame = window.frameElement as HTMLElement | null
const isWatched = !navigator.userAgent.includes('Headless')

const draw = (isDrawn: boolean): void => {
  if (frame) frame.style.opacity = isDrawn || isWatched ? '' : '0'
}

// Chromium lays out a transparent frame and sends it the events of the mouse, but rasterises nothing of it (decision 0247)
draw(false)

/** Draws the page while `run` takes a screenshot. */
export const drawn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  draw(true)
  try {
    return await run()
  } finally {
    draw(false)
  }
}

/** Draws the page until the test ends. A film that loses its connection stalls only on a page that is drawn. */
export const drawUntilEnd = (): void => {
  draw(true)
  onTestFinished(() => draw(false))
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

/**
 * Draws the page until the test ends. Without it the browser reports no shift of the layout, not even of what was there
 * before. So a test that measures shifts calls it before it opens the page.
 *
 * @returns measures the sum of the shifts that the browser reports while `run` changes the page
 */
export const drawForShifts = (): ((run: () => Promise<void>) => Promise<number>) => {
  drawUntilEnd()
  return async (run) => {
    let shift = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as LayoutShift).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    await run()
    await frames(3)
    add(observer.takeRecords())
    observer.disconnect()
    return shift
  }
}
