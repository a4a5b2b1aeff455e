import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Where a state takes another's place and the button that had the focus goes with the other, the focus goes to the heading
 * of the new one, which carries the ref and `tabIndex={-1}`. Where the focus is elsewhere it stays.
 */
export const useFocusKept = (state: string) => {
  const heading = useRef<HTMLElement>(null)
  const before = useRef(state)
  // read while the elements of the state before are still there
  const held = document.activeElement
  useLayoutEffect(() => {
    if (before.current === state) return
    before.current = state
    if (held && !held.isConnected) heading.current?.focus()
  })
  return useCallback((element: HTMLElement | null) => {
    heading.current = element
  }, [])
}
