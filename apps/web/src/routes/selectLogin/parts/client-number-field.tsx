import { useId } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { text } from '../text.ts'

interface ClientNumberFieldProps {
  clientNo: string
  error: string | undefined
  onClientNo: (clientNo: string) => void
}

export const ClientNumberField = ({ clientNo, error, onClientNo }: ClientNumberFieldProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t.clientNo}
      </label>
      <div className={`${styles.fieldBox}${error ? ` ${styles.isWrong}` : ''}`}>
        <input
          id={id}
          className="numbers"
          type="text"
          inputMode="numeric"
          autoComplete="username"
          maxLength={12}
          placeholder={t.clientNoHint}
          value={clientNo}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onClientNo(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 8))}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
