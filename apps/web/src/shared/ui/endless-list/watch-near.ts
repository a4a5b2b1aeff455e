import { listOffset } from '@foyer/protocol/limits'
import { watchView } from '../watch-view.ts'

/** Returns the element that scrolls the observed one, if it is not the page: the margin counts from its edge. */
const scrollerOf = (element: Element): Element | null => {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}

/**
 * Calls back when an element is within 300 px below the view (K14), at once if it already is. Returns a function that
 * stops.
 */
export const watchNear = (element: Element, onNear: () => void): (() => void) =>
  watchView(element, (isNear) => isNear && onNear(), {
    root: scrollerOf(element),
    rootMargin: `0px 0px ${listOffset}px`,
  })
