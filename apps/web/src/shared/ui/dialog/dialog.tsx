import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import { FieldError } from '../field-error.tsx'
import { useModal } from '../use-modal.ts'
import { text } from './text.ts'
import '../sheet.css'
import './dialog.css'

interface DialogProps {
  title: string
  children?: ReactNode
  /** what the button does, in words; 'Confirm' where left out */
  confirm?: string
  cancel?: string
  /** what is confirmed cannot be undone */
  danger?: boolean
  /**
   * Absent where there is nothing to decide: then one button says that the text was read. May answer with a promise; the
   * dialog then waits and stays where that fails, with the words it gives for what went wrong, or some of its own.
   */
  onConfirm?: (() => void) | (() => Promise<string | undefined>)
  /** the dialog has gone, whichever way */
  onClose: () => void
}

/**
 * A question, or a word that must be read, in the middle of a veiled screen. The focus starts on the button that changes
 * nothing; Esc does the same as that button, and nothing while an answer is on its way.
 */
export const Dialog = ({ title, children, confirm, cancel, danger = false, onConfirm, onClose }: DialogProps) => {
  const t = useText(text)
  const id = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const { dialog, handlers } = useModal({ first: harmless, isBusy: busy, onClose })
  const [problem, setProblem] = useState<string>()

  const accept = async () => {
    setProblem(undefined)
    setBusy(true)
    try {
      const wrong = await onConfirm?.()
      if (typeof wrong === 'string') setProblem(wrong)
      // whoever opened it may have taken it away meanwhile
      else if (dialog.current) onClose()
    } catch {
      setProblem(t.failed)
    }
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...handlers}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="dialog-text">
        {children}
      </div>
      <FieldError id={`${id}-problem`}>{problem}</FieldError>
      <div className="dialog-buttons">
        <Button ref={harmless} look="plain" blocked={busy} onClick={() => dialog.current?.close()}>
          {onConfirm ? (cancel ?? t.cancel) : (confirm ?? t.understood)}
        </Button>
        {onConfirm && (
          <Button className={danger ? 'dialog-danger' : undefined} busy={busy} onClick={accept}>
            {confirm ?? t.confirm}
          </Button>
        )}
      </div>
    </dialog>
  )
}
