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
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** What the browser reports of moved elements. */
export interface Shift {
  /** sum of the reported values */
  readonly value: number
  /** the moved elements with their places before and after, for the message of a test that fails */
  readonly moved: string
}

/**
 * Draws the page until the test ends. Without it the browser reports no shift of the layout, not even of what was there
 * before. So a test that measures shifts calls it before it opens the page.
 *
 * @returns measures the shifts that the browser reports while `run` changes the page
 */
export const drawForShifts = (): ((run: () => Promise<void>) => Promise<Shift>) => {
  drawUntilEnd()
  return async (run) => {
    const shifts: LayoutShift[] = []
    const add = (entries: PerformanceEntryList) => void shifts.push(...(entries as LayoutShift[]))
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    await run()
    await frames(3)
    add(observer.takeRecords())
    observer.disconnect()
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const { localName, className } = (node instanceof Element ? node : node?.parentElement) ?? document.body
        return `${localName}.${className} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`
      }),
    )
    return { value: shifts.reduce((sum, { value }) => sum + value, 0), moved: moved.join('; ') }
  }
}
