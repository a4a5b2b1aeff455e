import { type RefObject, useLayoutEffect, useRef } from 'react'

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
