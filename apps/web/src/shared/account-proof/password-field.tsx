import { useId, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { FieldError } from '../ui/field-error.tsx'
import { Icon } from '../ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../ui/later-icons.ts'
import { text } from './text.ts'
import './account-proof.css'

interface PasswordFieldProps {
  password: string
  error: string | undefined
  onPassword: (password: string) => void
}

export const PasswordField = ({ password, error, onPassword }: PasswordFieldProps) => {
  const t = useText(text)
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t.password}
      </label>
      <div className={`field-box${error ? ' is-wrong' : ''}`}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
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
          className="field-action"
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
