import { useCallback, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * What was pressed is gone, and the focus with it: the words that head what came in its place take it. Give them the ref
 * and `tabIndex={-1}`; who reads the page by ear hears them.
 */
export const useHeadingFocus = <E extends HTMLElement = HTMLHeadingElement>() => {
  const heading = useRef<E>(null)
  useEffect(() => {
    if (isLost()) heading.current?.focus()
  }, [])
  return heading
}

/**
 * For a part that goes away with its pressed button: wraps what the button does, so that the page's own heading takes the
 * focus where nothing else has.
 */
export const useParting = () => {
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      // what came in its place goes first
      if (isPressed.current)
        queueMicrotask(() => isLost() && document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
    },
    [],
  )
  return useCallback((act: () => void) => {
    isPressed.current = true
    act()
  }, [])
}
