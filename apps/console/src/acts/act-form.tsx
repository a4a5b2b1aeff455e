import { useText } from '@foyer/staff-interface/language'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Fault } from '../shared/fault.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField } from '../ui/field.tsx'
import { dropDraft, useDraft } from './draft.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { isReason, longestReason } from './reason.ts'

interface Props {
  /** name of the form, with what it acts on */
  readonly form: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly run: (reason: string) => void
  readonly clear: () => void
  readonly close: () => void
  /** what stands between the lead and the reason */
  readonly children?: ReactNode
}

/** The form of an act that needs a reason. If the server requires a proof of identity first, it keeps the reason. */
export const ActForm = ({ form, confirm, isDangerous, isBusy, fault, run, clear, close, children }: Props) => {
  const t = useText(text)
  const [reason, setReason, keep] = useDraft(form, '')
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setShort(!isReason(reason))
    if (!isReason(reason)) return field.current?.focus()
    keep()
    run(reason.trim())
  }
  const leave = () => {
    dropDraft()
    close()
  }
  const needsProof = fault?.kind === 'proof'
  return (
    <form className="form" onSubmit={submit} noValidate>
      {children}
      <AreaField
        ref={field}
        label={t.reason}
        hint={t.reasonHint}
        fault={isShort && !isReason(reason) ? t.reasonShort : undefined}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {fault && !needsProof && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button onClick={leave}>{t.cancel}</Button>
        <Button type="submit" kind={isDangerous ? 'danger' : 'main'} isBusy={isBusy}>
          {confirm}
        </Button>
      </div>
      <ProofDialog isOpen={needsProof} cancel={clear} />
    </form>
  )
}
