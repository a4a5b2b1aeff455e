import { pullHeadHeight } from '@foyer/contract/limits'

/** idle → pulling ⇄ loosing → loading → success or failed → idle */
export type PullState = 'idle' | 'pulling' | 'loosing' | 'loading' | 'success' | 'failed'

/** A finger has to show where it goes before it is known whether it pulls. CSS pixels. */
const undecided = 3

/** How far the content follows a finger: with it for the head's height (K8), then at half, then at a quarter of its way. */
export const followed = (way: number): number => {
  if (way <= pullHeadHeight) return way
  if (way <= 2 * pullHeadHeight) return pullHeadHeight + (way - pullHeadHeight) / 2
  return 1.5 * pullHeadHeight + (way - 2 * pullHeadHeight) / 4
}

/** The scroll container around an element: the nearest one that scrolls by itself, else the page. */
const scrollerOf = (element: Element): Element => {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return document.scrollingElement ?? document.documentElement
}

interface PullHandlers {
  /** whether a pull may begin now */
  isFree: () => boolean
  onPull: (way: number) => void
  onRelease: (way: number) => void
}

/**
 * Tells pulls from everything else a finger may do on an element: only downwards, only from the top of what scrolls, only
 * with one finger, and never once the first movement went sideways or the browser has begun to scroll. The listener is not
 * passive, as the browser must be kept from scrolling and from its own refresh while the content follows the finger.
 */
export const followPulls = (element: HTMLElement, { isFree, onPull, onRelease }: PullHandlers): (() => void) => {
  let start: { x: number; y: number } | undefined
  let way = 0
  let pulls = false

  const give = () => {
    if (pulls) onRelease(way)
    start = undefined
    pulls = false
    way = 0
  }
  const begin = ({ touches }: TouchEvent) => {
    const [finger] = touches
    if (touches.length !== 1 || !finger || !isFree() || scrollerOf(element).scrollTop > 0) return give()
    start = { x: finger.clientX, y: finger.clientY }
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!start || !finger) return
    const [right, down] = [finger.clientX - start.x, finger.clientY - start.y]
    if (!pulls) {
      if (Math.max(Math.abs(right), Math.abs(down)) < undecided) return
      pulls = down > Math.abs(right) && event.cancelable
      if (!pulls) return give()
    }
    event.preventDefault()
    way = Math.max(0, down)
    onPull(way)
  }

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('touchstart', begin, { signal, passive: true })
  element.addEventListener('touchmove', move, { signal, passive: false })
  element.addEventListener('touchend', give, { signal })
  element.addEventListener('touchcancel', give, { signal })
  return () => stop.abort()
}
