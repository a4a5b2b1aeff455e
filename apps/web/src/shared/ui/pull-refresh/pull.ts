import { pullHeadHeight } from '@foyer/protocol/limits'

/** idle → pulling ⇄ loosing → loading → success or failed → idle */
export type PullState = 'idle' | 'pulling' | 'loosing' | 'loading' | 'success' | 'failed'

/** Distance in CSS pixels after which the direction of a finger is known. */
const undecided = 3

/** Distance that the content follows a finger: fully up to the head's height (K8), then by half, then by a quarter. */
export const followed = (way: number): number => {
  if (way <= pullHeadHeight) return way
  if (way <= 2 * pullHeadHeight) return pullHeadHeight + (way - pullHeadHeight) / 2
  return 1.5 * pullHeadHeight + (way - 2 * pullHeadHeight) / 4
}

/** Returns the scroll container of an element: the nearest one that scrolls, otherwise the page. */
const scrollerOf = (element: Element): Element => {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return document.scrollingElement ?? document.documentElement
}

interface PullHandlers {
  /** returns whether a pull may begin now */
  isFree: () => boolean
  onPull: (way: number) => void
  onRelease: (way: number) => void
}

/**
 * Detects pulls on an element: downwards, from the top of the scroll container, with one finger, and not after a first
 * movement sideways or once the browser has begun to scroll. The listener is not passive, because it must prevent the
 * browser's scroll and refresh while the content follows the finger.
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
