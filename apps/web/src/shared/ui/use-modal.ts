import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { type Layer, openLayer } from '../../platform/layers.ts'

interface Modal {
  /** what gets the focus, where it is not the first thing in the dialog */
  first?: RefObject<HTMLElement | null>
  /** something is under way whose answer must be seen: until it is there the dialog cannot be left */
  isBusy?: boolean
  /** how the dialog closes, where it does so in its own time */
  leave?: () => void
  /** the dialog has gone, whichever way */
  onClose: () => void
}

/**
 * A native dialog, opened as it mounts: it keeps the focus inside and gives it back. Esc and the way back close it, and it
 * alone. The page behind does not scroll while any is open. The answer holds the dialog's ref and what goes onto the
 * dialog element.
 */
export const useModal = ({ first, isBusy = false, leave, onClose }: Modal) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const layer = useRef<Layer>(undefined)
  const ask = (): boolean => {
    if (isBusy) return false
    if (leave) leave()
    else dialog.current?.close()
    return true
  }
  const latestAsk = useRef(ask)
  useLayoutEffect(() => {
    latestAsk.current = ask
  })
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    first?.current?.focus()
    document.documentElement.classList.add('is-covered')
    const opened = openLayer(() => latestAsk.current())
    layer.current = opened
    return () => {
      opened.release()
      current?.close()
      if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('is-covered')
    }
  }, [first])

  // React passes both events on to the dialogs around this one, which they do not concern
  const isOwn = ({ target }: SyntheticEvent) => target === dialog.current
  return {
    dialog,
    handlers: {
      /** a browser's own request to close: the way back of Android, an assistive technology */
      onCancel: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (layer.current?.isTop()) ask()
      },
      onClose: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        // a browser lets a page refuse the first request only, and closes at the next one
        if (isBusy) dialog.current?.showModal()
        else onClose()
      },
    },
  }
}
