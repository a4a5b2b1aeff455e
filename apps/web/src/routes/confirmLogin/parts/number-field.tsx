import { useId } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { text } from '../text.ts'

interface NumberFieldProps {
  number: string
  error: string | undefined
  onNumber: (number: string) => void
}

/** The number that the person reads on the computer and types here. */
export const NumberField = ({ number, error, onNumber }: NumberFieldProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t.number}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <input
          id={id}
          className="numbers"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder={t.numberHint}
          value={number}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onNumber(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 2))}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
