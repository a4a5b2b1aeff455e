import type { Passkey, PasskeysReply } from '@foyer/api/passkeys'
import { failureOf } from '../../../../platform/session.ts'
import { failureText } from '../../../../shared/errors/failure-text.ts'
import { deletePasskey } from '../../../../shared/passkeys/api.ts'
import { useText } from '../../../../shared/text/use-text.ts'
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx'
import { text } from './text.ts'

interface DeleteDialogProps {
  passkey: Passkey
  /** no other passkey remains */
  isLast: boolean
  onDeleted: (reply: PasskeysReply) => void
  onClose: () => void
}

/** The confirmation before a passkey is deleted. */
export const DeleteDialog = ({ passkey, isLast, onDeleted, onClose }: DeleteDialogProps) => {
  const t = useText(text)
  const confirm = async (): Promise<string | undefined> => {
    try {
      onDeleted(await deletePasskey(passkey.id))
      return undefined
    } catch (error) {
      return failureText(failureOf(error))
    }
  }
  return (
    <Dialog title={t.sure} confirm={t.delete} cancel={t.cancel} danger onConfirm={confirm} onClose={onClose}>
      <p>{t.sureWhy}</p>
      {isLast && <p>{t.sureLast}</p>}
    </Dialog>
  )
}
