import { useId, useState } from 'react'
import { useText } from '../text/use-text.ts'
import * as fieldStyles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'
import { Icon } from '../ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../ui/later-icons.ts'
import * as styles from './account-proof.module.css'
import { text } from './text.ts'

interface PasswordFieldProps {
  password: string
  error: string | undefined
  /** the browser offers passkeys in this field too */
  offersPasskeys?: boolean
  onPassword: (password: string) => void
}

export const PasswordField = ({ password, error, offersPasskeys = false, onPassword }: PasswordFieldProps) => {
  const t = useText(text)
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.fieldLabel} htmlFor={id}>
        {t.password}
      </label>
      <div className={`${fieldStyles.fieldBox}${error ? ` ${fieldStyles.isWrong}` : ''}`}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={offersPasskeys ? 'current-password webauthn' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={password}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onPassword(event.target.value)}
        />
        <button
          type="button"
          className={styles.fieldAction}
          aria-label={t.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? eyeOffIcon : eyeIcon} size={22} />
        </button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
