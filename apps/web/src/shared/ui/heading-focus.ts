import { useCallback, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * When the pressed button has disappeared and the focus with it, moves the focus to the heading of the new content, so
 * that screen readers read it. Give the heading the returned ref and `tabIndex={-1}`.
 */
export const useHeadingFocus = <E extends HTMLElement = HTMLHeadingElement>() => {
  const heading = useRef<E>(null)
  useEffect(() => {
    if (isLost()) heading.current?.focus()
  }, [])
  return heading
}

/**
 * For a part that disappears with its pressed button: wraps the button's action, so that the page's heading gets the
 * focus if nothing else has it.
 */
export const useParting = () => {
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      // the new content may take the focus first
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
