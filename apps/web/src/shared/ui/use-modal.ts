import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * A native dialog, opened as it mounts: it keeps the focus inside, answers Esc and gives the focus back. The page behind
 * does not scroll while any is open. `first` names what gets the focus, where it is not the first thing in the dialog.
 */
export const useModal = (first?: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    first?.current?.focus()
    document.documentElement.classList.add('is-covered')
    return () => {
      current?.close()
      if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('is-covered')
    }
  }, [first])
  return dialog
}

/**
 * Handlers of a dialog that cannot be left while something is under way in it. A browser lets a page refuse the first Esc
 * only: one that closes it all the same opens it again.
 */
export const heldWhile = (isBusy: boolean, dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) => ({
  onCancel: (event: SyntheticEvent) => {
    if (isBusy) event.preventDefault()
  },
  onClose: isBusy ? () => dialog.current?.showModal() : onClose,
})
