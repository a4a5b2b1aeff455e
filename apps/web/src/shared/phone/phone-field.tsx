import { useId } from 'react'
import { AreaCodeButton } from '../area-codes/area-code-button.tsx'
import { useText } from '../text/use-text.ts'
import * as styles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'
import { text } from './text.ts'

interface PhoneFieldProps {
  area: { id: string; value: string }
  mobileNo: string
  error: string | undefined
  onArea: (area: { id: string; value: string }) => void
  onMobileNo: (mobileNo: string) => void
  onFailed: (message: string) => void
}

/** The calling code and the national number (V5). */
export const PhoneField = ({ area, mobileNo, error, onArea, onMobileNo, onFailed }: PhoneFieldProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t.mobile}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <AreaCodeButton selected={area} onPick={onArea} onFailed={onFailed} />
        <input
          id={id}
          className="numbers"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          placeholder={t.mobileHint}
          value={mobileNo}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onMobileNo(event.target.value)}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
