import { type RefObject, useEffect, useRef, useState } from 'react'
import { Swipe } from './swipe.ts'

/** Swipes of the rows of a list. Returns the code of the row whose actions are shown, and a function that covers them. */
export const useSwipe = (list: RefObject<HTMLElement | null>, isOff: boolean) => {
  const [revealed, reveal] = useState<string>()
  const off = useRef(isOff)
  useEffect(() => {
    off.current = isOff
  })
  const [swipe] = useState(() => new Swipe({ isOff: () => off.current, onReveal: reveal }))

  useEffect(() => {
    const { current } = list
    const stop = new AbortController()
    const { signal } = stop
    // at the window, so that a touch anywhere else covers the actions again
    addEventListener('pointerdown', (event) => swipe.begin(event), { signal, capture: true })
    current?.addEventListener('pointermove', (event) => swipe.move(event), { signal })
    addEventListener('pointerup', () => swipe.end(), { signal })
    addEventListener('pointercancel', () => swipe.end(), { signal })
    current?.addEventListener(
      'click',
      (event) => {
        if (!swipe.consumesClick()) return
        event.preventDefault()
        event.stopPropagation()
      },
      { signal, capture: true },
    )
    return () => stop.abort()
  }, [list, swipe])

  useEffect(() => {
    if (isOff) swipe.close()
  }, [isOff, swipe])

  return { revealed, cover: () => swipe.close() }
}
