import type { Passkey, PasskeysReply } from '@foyer/api/passkeys'
import { useId, useState } from 'react'
import { failureOf } from '../../../../platform/session.ts'
import { failureText } from '../../../../shared/errors/failure-text.ts'
import { renamePasskey } from '../../../../shared/passkeys/api.ts'
import { useText } from '../../../../shared/text/use-text.ts'
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx'
import * as fieldStyles from '../../../../shared/ui/field.module.css'
import { text } from './text.ts'

interface RenameDialogProps {
  passkey: Passkey
  onRenamed: (reply: PasskeysReply) => void
  onClose: () => void
}

/** The length that the server accepts. */
const longest = 40

/** The name of a passkey. If the call fails, the dialog stays open and shows the reason. */
export const RenameDialog = ({ passkey, onRenamed, onClose }: RenameDialogProps) => {
  const t = useText(text)
  const id = useId()
  const [name, setName] = useState(passkey.name ?? '')
  const save = async (): Promise<string | undefined> => {
    const trimmed = name.trim()
    if (trimmed === '') return t.nameMissing
    try {
      onRenamed(await renamePasskey(passkey.id, trimmed))
      return undefined
    } catch (error) {
      return failureText(failureOf(error))
    }
  }
  return (
    <Dialog title={t.renameTitle} confirm={t.save} cancel={t.cancel} onConfirm={save} onClose={onClose}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.fieldLabel} htmlFor={id}>
          {t.name}
        </label>
        <div className={fieldStyles.fieldBox}>
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={longest}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  )
}
