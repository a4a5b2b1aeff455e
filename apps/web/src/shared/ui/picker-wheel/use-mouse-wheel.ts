import { pickerOptionHeight } from '@foyer/protocol/limits'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves one row per notch of the mouse wheel. The browser itself would scroll two or three rows per notch and snap, so
 * that every other row could not be reached. Small deltas of a trackpad add up to rows.
 */
export const useMouseWheel = (list: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void) => {
  const step = useRef(onStep)
  step.current = onStep
  useEffect(() => {
    const element = list.current
    if (!element) return
    let travelled = 0
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return // zooms the page
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * pickerOptionHeight
      travelled = Math.sign(travelled) === Math.sign(pixels) ? travelled + pixels : pixels
      if (Math.abs(travelled) < pickerOptionHeight) return
      step.current(travelled > 0 ? 1 : -1)
      travelled = 0
    }
    // React's own listener is passive and could not prevent the sheet behind from scrolling
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [list])
}
