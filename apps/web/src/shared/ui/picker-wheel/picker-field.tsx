import { useId } from 'react'
import * as fieldStyles from '../field.module.css'
import { FieldError } from '../field-error.tsx'
import { Icon } from '../icon.tsx'
import { downIcon } from '../icons.ts'
import * as styles from './picker-field.module.css'

interface PickerFieldProps {
  label: string
  /** the chosen value in words */
  value: string | undefined
  /** shown while no value is chosen */
  hint: string
  onOpen: () => void
  /** error of the choice, or of a missing choice */
  error?: string | undefined
}

/** A field whose value is chosen in a sheet. Its accessible name consists of the label and the value. */
export const PickerField = ({ label, value, hint, onOpen, error }: PickerFieldProps) => {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}label`} className={fieldStyles.fieldLabel}>
        {label}
      </span>
      <button
        type="button"
        className={`${fieldStyles.fieldBox} ${styles.pickerField}${error ? ` ${fieldStyles.isWrong}` : ''}`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}label ${id}value`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}error`}
        onClick={onOpen}
      >
        <span id={`${id}value`} className={value === undefined ? styles.pickerHint : 'numbers'}>
          {value ?? hint}
        </span>
        <Icon path={downIcon} size={20} />
      </button>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  )
}
