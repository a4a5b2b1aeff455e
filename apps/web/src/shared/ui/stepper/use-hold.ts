import { longPressDuration, stepperRepeat } from '@foyer/protocol/limits'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/**
 * Calls `onStep` once per tap. A press as long as a long press (K6) repeats it every 200 ms (K9), until `onStep`
 * returns false, or the finger lifts, leaves the button or starts to scroll. A slow tap does not repeat, so that no one
 * orders two lots by mistake. `onStop` is called when repeating has ended.
 */
export const useHold = (onStep: () => boolean, onStop: () => void) => {
  const latest = useRef({ onStep, onStop })
  latest.current = { onStep, onStop }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** repeating has already stepped, so the click that ends the press must not step again */
  const hasStepped = useRef(false)

  const stop = () => {
    if (timer.current !== undefined && hasStepped.current) latest.current.onStop()
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const repeat = () => {
    hasStepped.current = true
    if (latest.current.onStep()) timer.current = setTimeout(repeat, stepperRepeat)
    else stop()
  }
  useEffect(() => {
    // when a call or another app takes the screen, no `pointerup` follows
    const leave = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    addEventListener('blur', leave)
    return () => {
      removeEventListener('blur', leave)
      leave()
    }
  }, [])

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasStepped.current = false
      if (event.button !== 0 || !event.isPrimary) return
      // touch captures the pointer; releasing it makes leaving the button detectable
      event.currentTarget.releasePointerCapture(event.pointerId)
      clearTimeout(timer.current)
      timer.current = setTimeout(repeat, longPressDuration)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // a long press opens no menu, and a press does not move the focus away from the field
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for a click without a pointer, such as by key or screen reader
      if (hasStepped.current && event.detail > 0) return
      latest.current.onStep()
      latest.current.onStop()
    },
  }
}
