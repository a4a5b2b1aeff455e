import { frames } from './page.ts'

const frame = window.frameElement as HTMLElement | null
const isWatched = !navigator.userAgent.includes('Headless')

const draw = (isDrawn: boolean): void => {
  if (frame) frame.style.opacity = isDrawn || isWatched ? '' : '0'
}

// Chromium lays out a transparent frame and sends it the events of the mouse, but rasterises nothing of it (decision 0247).
// It reports no shift of the layout in it either
draw(false)

/** Runs what needs the page to be drawn, such as a screenshot. The browser does not draw it at other times. */
export const drawn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  draw(true)
  try {
    return await run()
  } finally {
    draw(false)
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

/** The sum of the shifts of the layout that the browser reports while `run` changes the page. */
export const shiftDuring = (run: () => Promise<void>): Promise<number> =>
  drawn(async () => {
    let shift = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as LayoutShift).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    // the page that was not drawn has no layout to shift from
    await frames(2)
    await run()
    await frames(3)
    add(observer.takeRecords())
    observer.disconnect()
    return shift
  })
