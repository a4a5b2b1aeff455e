import { passkeyIcon } from '../../../shared/passkeys/icon.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as styles from '../page.module.css'
import { passkeyText } from '../passkey-text.ts'

interface PasskeyChoiceProps {
  busy: boolean
  onUse: () => void
}

/** The passkey of this device as the first way to log in, above the password. */
export const PasskeyFirst = ({ busy, onUse }: PasskeyChoiceProps) => {
  const t = useText(passkeyText)
  return (
    <div className={styles.passkeyFirst}>
      <Button busy={busy} onClick={onUse}>
        {!busy && <Icon path={passkeyIcon} size={22} />}
        {busy ? t.waiting : t.use}
      </Button>
      <p>{t.useWhy}</p>
      <p className={styles.or}>
        <span>{t.orPassword}</span>
      </p>
    </div>
  )
}

/** The same way for a device that has used none yet, below the password. */
export const PasskeyAlso = ({ busy, onUse }: PasskeyChoiceProps) => {
  const t = useText(passkeyText)
  return (
    <Button look="quiet" busy={busy} onClick={onUse}>
      {busy ? t.waiting : t.use}
    </Button>
  )
}
