import { listOffset } from '@foyer/contract/limits'

/** The element that scrolls what is observed, where it is not the page: its edge is the one the offset counts from. */
const scrollerOf = (element: Element): Element | null => {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}

/** Calls when an element comes within 300 px below what is seen (K14), at once where it is; returns how to stop. */
export const watchNear = (element: Element, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
    root: scrollerOf(element),
    rootMargin: `0px 0px ${listOffset}px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
