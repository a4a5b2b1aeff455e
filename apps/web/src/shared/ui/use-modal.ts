import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { type Layer, openLayer } from '../../platform/layers.ts'

interface Modal {
  /** element to focus, if nothing in the dialog has `autofocus` */
  first?: RefObject<HTMLElement | null>
  /** an answer is pending that the person must see, so the dialog cannot be closed */
  isBusy?: boolean
  /** the style sheet has an animation or a transition for `data-leaving`, which ends before the dialog closes */
  leaves?: boolean
  /** called when the dialog has closed, for any reason */
  onClose: () => void
}

/**
 * Closes a dialog after its animation. Closing makes the browser style the whole page again, which would delay the first
 * frame after the press.
 */
const leave = async (dialog: HTMLDialogElement): Promise<void> => {
  dialog.dataset.leaving = ''
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  dialog.close()
}

/**
 * A native dialog that opens when it mounts. It traps the focus and returns it. Esc and going back close only this
 * dialog. The page behind does not scroll while a dialog is open. Returns the dialog's ref, the props of the dialog
 * element, and what closes it unless it is busy.
 */
export const useModal = ({ first, isBusy = false, leaves = false, onClose }: Modal) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const layer = useRef<Layer>(undefined)
  const requestClose = (): boolean => {
    const { current } = dialog
    if (isBusy) return false
    if (current && leaves) void leave(current)
    else current?.close()
    return true
  }
  const latestRequest = useRef(requestClose)
  useLayoutEffect(() => {
    latestRequest.current = requestClose
  })
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // the browser has focused an element with `autofocus`
    if (!current?.querySelector('[autofocus]')) first?.current?.focus()
    document.documentElement.dataset.covered = ''
    const opened = openLayer(() => latestRequest.current())
    layer.current = opened
    return () => {
      opened.release()
      current?.close()
      if (!document.querySelector('dialog[open]')) document.documentElement.removeAttribute('data-covered')
    }
  }, [first])

  // React bubbles both events to the surrounding dialogs, which must ignore them
  const isOwn = ({ target }: SyntheticEvent) => target === dialog.current
  return {
    dialog,
    close: requestClose,
    handlers: {
      /** the browser's own request to close, such as Android's back gesture or an assistive technology */
      onCancel: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (layer.current?.isTop()) requestClose()
      },
      onClose: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        // a browser lets a page refuse only the first request and closes the dialog at the next
        if (!isBusy) return onClose()
        dialog.current?.removeAttribute('data-leaving')
        dialog.current?.showModal()
      },
    },
  }
}
