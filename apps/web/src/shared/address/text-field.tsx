import { type ComponentProps, useId } from 'react'
import * as styles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'enterKeyHint'> {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One line of an address with its error below. */
export const TextField = ({ label, value, error, onChange, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <input
          {...input}
          id={id}
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
