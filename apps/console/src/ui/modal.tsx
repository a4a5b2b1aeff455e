import { Dialog } from '@base-ui/react/dialog'
import { useText } from '@foyer/staff-interface/language'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { text } from '../text/text.ts'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** called when the person closes it; without it only a button of the contents does */
  readonly close?: () => void
  readonly place?: 'middle' | 'side' | 'start'
}

/** A dialog in the middle of the page, or a panel at its side. The contents remain while it closes. */
export const Modal = ({ isOpen, title, lead, children, close, place = 'middle' }: Props) => {
  const t = useText(text)
  const popup = useRef<HTMLDivElement>(null)
  // on a phone the keyboard would cover the text above the field
  const firstOf = (opened: string) =>
    opened === 'touch' ? true : (popup.current?.querySelector<HTMLElement>('[data-first], textarea, input') ?? true)
  const [shown, setShown] = useState({ title, lead, children })
  // contents depend on what is open, which is gone while the dialog fades
  if (isOpen && (shown.title !== title || shown.lead !== lead || shown.children !== children))
    setShown({ title, lead, children })
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={close === undefined || place === 'middle'}
      onOpenChange={(open, { cancel }) => {
        if (open) return
        if (close) close()
        else cancel()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={`modal modal-${place}`} ref={popup} initialFocus={firstOf}>
          <header className="modal-head">
            <Dialog.Title className="modal-title">{shown.title}</Dialog.Title>
            {close && (
              <Dialog.Close className="icon-button" aria-label={t.close}>
                <X size={18} aria-hidden="true" />
              </Dialog.Close>
            )}
          </header>
          {shown.lead && (
            <Dialog.Description className="modal-lead" render={<div />}>
              {shown.lead}
            </Dialog.Description>
          )}
          {shown.children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
