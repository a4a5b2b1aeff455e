import { listOffset } from '@foyer/protocol/limits'

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
export const watchNear = (element: Element, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
    root: scrollerOf(element),
    rootMargin: `0px 0px ${listOffset}px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
