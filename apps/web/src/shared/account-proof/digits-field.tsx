import { useId } from 'react'
import * as styles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'

interface DigitsFieldProps {
  label: string
  hint: string
  digits: string
  /** how many digits the number has */
  length: number
  /** what a password manager fills in */
  autoComplete?: 'username' | 'off'
  error: string | undefined
  onDigits: (digits: string) => void
}

/** A field for a short number. Full-width digits count, and spaces or signs around them are left out. */
export const DigitsField = ({
  label,
  hint,
  digits,
  length,
  autoComplete = 'off',
  error,
  onDigits,
}: DigitsFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <input
          id={id}
          className="numbers"
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          // room for a pasted number with spaces
          maxLength={length * 2}
          placeholder={hint}
          value={digits}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onDigits(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, length))}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
