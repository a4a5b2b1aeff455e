import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Swipe } from './swipe.ts'

/** Swipes of the rows of a list. Returns the code of the row whose actions are shown, and a function that covers them. */
export const useSwipe = (list: RefObject<HTMLElement | null>, isOff: boolean) => {
  const [revealed, reveal] = useState<string>()
  const off = useRef(isOff)
  useEffect(() => {
    off.current = isOff
  })
  // at once, because a finger may lift before the next rendering, and the width of the actions decides then
  const show = (code: string | undefined) => (code ? flushSync(() => reveal(code)) : reveal(undefined))
  const [swipe] = useState(() => new Swipe({ isOff: () => off.current, onReveal: show }))

  useEffect(() => {
    const { current } = list
    const stop = new AbortController()
    const { signal } = stop
    // at the window, so that a touch anywhere else covers the actions again
    addEventListener('pointerdown', (event) => swipe.begin(event), { signal, capture: true })
    current?.addEventListener('pointermove', (event) => swipe.move(event), { signal })
    addEventListener('pointerup', (event) => swipe.end(event), { signal })
    addEventListener('pointercancel', (event) => swipe.end(event), { signal })
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
