import { type MouseEvent, type RefObject, useRef } from 'react'

/**
 * Handlers of a dialog that a tap on its veil closes. Both press and release count, on the veil itself: closing at the
 * press would hand the release to whatever lies underneath, and text selected beyond the dialog's edge is no tap.
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
