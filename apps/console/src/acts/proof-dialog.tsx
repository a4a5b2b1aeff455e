import { useText } from '@foyer/staff-interface/language'
import { text } from '../session/text.ts'
import { signInAddress } from '../shared/sign-in-address.ts'
import { text as sharedText } from '../text/text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'

interface Props {
  readonly isOpen: boolean
  readonly cancel: () => void
}

/**
 * Leads to the firm's sign-in for a new proof of identity, after a call was refused for want of one. The form that made the
 * call has stored its contents (draft.ts).
 */
export const ProofDialog = ({ isOpen, cancel }: Props) => {
  const t = useText(text)
  const h = useText(sharedText)
  return (
    <Modal
      isOpen={isOpen}
      title={t.proofTitle}
      close={cancel}
      lead={
        <>
          <p>{t.proofLead}</p>
          <p>{t.proofStays}</p>
        </>
      }
    >
      <div className="modal-acts">
        <Button onClick={cancel}>{h.cancel}</Button>
        <ButtonLink kind="main" href={isOpen ? signInAddress({ prove: true }) : undefined}>
          {t.proofGo}
        </ButtonLink>
      </div>
    </Modal>
  )
}
