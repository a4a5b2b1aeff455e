import { useText } from '@foyer/staff-interface/language'
import type { Fault } from '../shared/fault.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField } from '../ui/field.tsx'
import { dropDraft } from './draft.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { longestReason } from './reason.ts'

interface ReasonProps {
  readonly value: string
  readonly isWrong: boolean
  readonly write: (reason: string) => void
}
/** The reason of an act. */
export const ReasonField = ({ value, isWrong, write }: ReasonProps) => {
  const t = useText(text)
  return (
    <AreaField
      name="reason"
      label={t.reason}
      hint={t.reasonHint}
      fault={isWrong ? t.reasonShort : undefined}
      maxLength={longestReason}
      value={value}
      onChange={({ target }) => write(target.value)}
    />
  )
}

interface Props {
  readonly confirm: string
  readonly isDangerous?: boolean
  /** the act was refused, and would be refused again */
  readonly isOver?: boolean
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly clear: () => void
  readonly close: () => void
}
/** The end of an act's form: why it failed, its buttons, and the way to a proof of identity. */
export const FormEnd = ({ confirm, isDangerous, isOver = false, isBusy, fault, clear, close }: Props) => {
  const t = useText(text)
  const needsProof = fault?.kind === 'proof'
  return (
    <>
      {fault && !needsProof && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button
          onClick={() => {
            dropDraft()
            close()
          }}
        >
          {isOver ? t.close : t.cancel}
        </Button>
        {!isOver && (
          <Button type="submit" kind={isDangerous ? 'danger' : 'main'} isBusy={isBusy}>
            {confirm}
          </Button>
        )}
      </div>
      <ProofDialog isOpen={needsProof} cancel={clear} />
    </>
  )
}
