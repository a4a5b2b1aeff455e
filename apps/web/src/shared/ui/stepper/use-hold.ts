import { longPressDuration, stepperRepeat } from '@foyer/contract/limits'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/**
 * A tap does `onStep` once; a press that lasts as long as a long press (K6) does it every 200 ms from then on (K9), until
 * `onStep` says that there is nothing more to do, or the finger lifts, leaves the button or starts to scroll. A slow tap
 * is not yet a hold, so that nobody orders two lots for one. `onStop` comes once a hold has ended.
 */
export const useHold = (onStep: () => boolean, onStop: () => void) => {
  const latest = useRef({ onStep, onStop })
  latest.current = { onStep, onStop }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** a hold has stepped, so the click that ends it must not step once more */
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
    // a call or another app takes the screen: no pointerup will come
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
      // a finger is bound to what it touched first; let go, so that leaving is noticed
      event.currentTarget.releasePointerCapture(event.pointerId)
      clearTimeout(timer.current)
      timer.current = setTimeout(repeat, longPressDuration)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // a long press opens no menu, and a press does not take the focus away from the field
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for a click that no pointer made: a key's, a screen reader's
      if (hasStepped.current && event.detail > 0) return
      latest.current.onStep()
      latest.current.onStop()
    },
  }
}
