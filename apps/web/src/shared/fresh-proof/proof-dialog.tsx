import { useId } from 'react'
import { FactorField, isCodeNext } from '../account-proof/factor-field.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as dialogStyles from '../ui/dialog/dialog.module.css'
import { useModal } from '../ui/use-modal.ts'
import * as styles from './fresh-proof.module.css'
import { text } from './text.ts'
import { useProof } from './use-proof.ts'

interface ProofDialogProps {
  onProved: () => void
  /** called when the person declines */
  onClose: () => void
}

/** Requests a fresh code from the session's owner. The dialog cannot be closed while an answer is pending. */
export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const t = useText(text)
  const id = useId()
  const proof = useProof(onProved)
  const isBusy = proof.busy !== undefined
  const { dialog, handlers } = useModal({ isBusy, onClose })
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.freshProof}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      {...handlers}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          proof.confirm()
        }}
      >
        <h2 id={`${id}-title`}>{t.title}</h2>
        <p id={`${id}-why`} className={dialogStyles.dialogText}>
          {t.why}
        </p>
        <FactorField
          challenge={{ step: 'secondFactor', factors: proof.factors, isNewDevice: false, mobileNo: proof.mobileNo }}
          factor={proof.factor}
          code={proof.code}
          sent={proof.sent}
          busy={proof.busy === 'checking' ? undefined : proof.busy}
          error={proof.problem}
          onFactor={proof.choose}
          onCode={proof.type}
          onSend={proof.send}
        />
        <div className={dialogStyles.dialogButtons}>
          <Button look="plain" blocked={isBusy} onClick={() => dialog.current?.close()}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            look={isCodeNext(proof) ? 'plain' : 'main'}
            busy={proof.busy === 'checking'}
            blocked={isBusy}
          >
            {proof.busy === 'checking' ? t.checking : t.confirm}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
