import { type MouseEvent, type RefObject, useRef } from 'react'

/**
 * Handlers that close a dialog by a tap on its veil. Both press and release must be on the veil. Closing at the press
 * would send the release to the element below, and a text selection that ends outside of the dialog is no tap.
 */
export const useVeilTap = (dialog: RefObject<HTMLDialogElement | null>, close: () => void) => {
  const pressed = useRef(false)
  const isVeil = (event: MouseEvent) => event.target === dialog.current
  return {
    onPointerDown: (event: MouseEvent) => {
      pressed.current = isVeil(event)
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && isVeil(event)) close()
    },
  }
}
