import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { downIcon } from '../icons.ts'
import '../field.css'
import './picker-field.css'

interface PickerFieldProps {
  label: string
  /** what is chosen, in words */
  value: string | undefined
  /** shown while nothing is chosen */
  hint: string
  onOpen: () => void
}

/** A field whose value is chosen in a sheet; its name is the label and what is chosen. */
export const PickerField = ({ label, value, hint, onOpen }: PickerFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <span id={`${id}label`} className="field-label">
        {label}
      </span>
      <button
        type="button"
        className="field-box picker-field"
        aria-haspopup="dialog"
        aria-labelledby={`${id}label ${id}value`}
        onClick={onOpen}
      >
        <span id={`${id}value`} className={value === undefined ? 'picker-hint' : 'numbers'}>
          {value ?? hint}
        </span>
        <Icon path={downIcon} size={20} />
      </button>
    </div>
  )
}
