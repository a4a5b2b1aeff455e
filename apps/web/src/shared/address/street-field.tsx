import { useId } from 'react'
import * as styles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'

interface StreetFieldProps {
  label: string
  hint: string
  maxLength: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/**
 * The street and the rest of the address, two lines high because such text is seldom shorter. Line breaks are sent as
 * spaces.
 */
export const StreetField = ({ label, hint, value, error, onChange, maxLength }: StreetFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <textarea
          id={id}
          rows={2}
          autoComplete="shipping street-address"
          placeholder={hint}
          maxLength={maxLength}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  )
}
