import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import { FieldError } from '../field-error.tsx'
import { useModal } from '../use-modal.ts'
import * as styles from './dialog.module.css'
import { text } from './text.ts'

interface DialogProps {
  title: string
  children?: ReactNode
  /** label of the confirming button; defaults to 'Confirm' */
  confirm?: string
  cancel?: string
  /** the confirmed action cannot be undone */
  danger?: boolean
  /** a choice in the dialog is still missing: the confirming button is not prominent, and names it when pressed */
  isIncomplete?: boolean
  /**
   * Absent if there is nothing to decide; the dialog then has one button that confirms reading. If it returns a
   * promise, the dialog waits for it. If the promise rejects or resolves with a message, the dialog stays open and
   * shows that message or a general one.
   */
  onConfirm?: (() => void) | (() => Promise<string | undefined>)
  /** called when the dialog has closed, for any reason */
  onClose: () => void
}

/**
 * A question or a required notice in the middle of a veiled screen. The focus starts on the button that changes
 * nothing. Esc does the same as that button, and nothing while an answer is pending.
 */
export const Dialog = ({
  title,
  children,
  confirm,
  cancel,
  danger = false,
  isIncomplete = false,
  onConfirm,
  onClose,
}: DialogProps) => {
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
      // the owner may have removed the dialog in the meantime
      else if (dialog.current) onClose()
    } catch {
      setProblem(t.failed)
    }
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...handlers}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className={styles.dialogText}>
        {children}
      </div>
      <FieldError id={`${id}-problem`}>{problem}</FieldError>
      <div className={styles.dialogButtons}>
        <Button ref={harmless} look="plain" blocked={busy} onClick={() => dialog.current?.close()}>
          {onConfirm ? (cancel ?? t.cancel) : (confirm ?? t.understood)}
        </Button>
        {onConfirm && (
          <Button
            look={isIncomplete ? 'plain' : 'main'}
            className={danger ? styles.dialogDanger : undefined}
            busy={busy}
            onClick={accept}
          >
            {confirm ?? t.confirm}
          </Button>
        )}
      </div>
    </dialog>
  )
}
