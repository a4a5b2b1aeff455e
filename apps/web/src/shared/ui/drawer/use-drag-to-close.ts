import { type PointerEvent, type RefObject, useRef } from 'react'
import { inlineSign } from '../inline-sign.ts'

/** A finger that moves further than this is dragging, not tapping. CSS pixels. */
const slack = 6
/**
 * A drag past this part of the drawer's size closes it, as does a flick faster than this many pixels per millisecond.
 */
const farEnough = 1 / 3
const fastEnough = 0.5
/** A finger that paused this many milliseconds before it lifted was not flicking. */
const flickPause = 80

interface Drag {
  from: number
  at: number
  time: number
  speed: number
  moving: boolean
}

/**
 * Moves the panel with a finger towards its edge. When the finger lifts, closes the panel or returns it to its place.
 */
export const useDragToClose = (
  panel: RefObject<HTMLElement | null>,
  side: 'bottom' | 'end',
  close: () => void,
): Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void> => {
  const drag = useRef<Drag>(undefined)
  const along = ({ clientX, clientY }: PointerEvent) => (side === 'bottom' ? clientY : inlineSign() * clientX)

  const end = (): Drag | undefined => {
    const { current } = drag
    drag.current = undefined
    panel.current?.removeAttribute('data-dragged')
    panel.current?.style.removeProperty('transform')
    return current?.moving ? current : undefined
  }

  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return
      drag.current = { from: along(event), at: along(event), time: event.timeStamp, speed: 0, moving: false }
    },
    onPointerMove: (event) => {
      const { current } = drag
      if (!current || !panel.current) return
      const at = along(event)
      const distance = at - current.from
      if (!current.moving) {
        if (distance < slack) return
        current.moving = true
        event.currentTarget.setPointerCapture(event.pointerId)
        panel.current.dataset.dragged = ''
      }
      const speed = (at - current.at) / Math.max(1, event.timeStamp - current.time)
      // averages the speed, because a single event may arrive late or early
      current.speed = (current.speed + speed) / 2
      current.at = at
      current.time = event.timeStamp
      const way = Math.max(0, distance)
      panel.current.style.transform = side === 'bottom' ? `translateY(${way}px)` : `translateX(${inlineSign() * way}px)`
    },
    onPointerUp: (event) => {
      const size = (side === 'bottom' ? panel.current?.offsetHeight : panel.current?.offsetWidth) ?? 0
      const done = end()
      if (!done) return
      const flicked = event.timeStamp - done.time < flickPause && done.speed > fastEnough
      if (flicked || done.at - done.from > size * farEnough) close()
    },
    onPointerCancel: end,
  }
}
