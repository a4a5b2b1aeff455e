import { type RefObject, useEffect, useState } from 'react'
import type { Widths } from './lap.ts'

const unknown: Widths = { text: 0, room: 0, view: 0 }

/** Measured again whenever the view or the text changes its size: another text, a turned phone, larger letters. */
export const useWidths = (view: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>): Widths => {
  const [widths, setWidths] = useState(unknown)
  useEffect(() => {
    const { current: outer } = view
    const { current: inner } = line
    if (!outer || !inner) return
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const changed = target === inner ? { text: contentRect.width } : { room: contentRect.width }
        setWidths((known) => ({ ...known, ...changed, view: outer.clientWidth }))
      }
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [view, line])
  return widths
}
