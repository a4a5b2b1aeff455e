import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * When the state changes and the focused element disappears, moves the focus to the heading of the new state. The
 * heading carries the returned ref and `tabIndex={-1}`. A focus elsewhere does not move.
 */
export const usePreservedFocus = (state: string) => {
  const heading = useRef<HTMLElement>(null)
  const before = useRef(state)
  // read during render, while the elements of the previous state still exist
  const focused = document.activeElement
  useLayoutEffect(() => {
    if (before.current === state) return
    before.current = state
    if (focused && !focused.isConnected) heading.current?.focus()
  })
  return useCallback((element: HTMLElement | null) => {
    heading.current = element
  }, [])
}
