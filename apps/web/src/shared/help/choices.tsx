import { useId } from 'react'
import { FieldError } from '../ui/field-error.tsx'
import * as styles from './help.module.css'

interface ChoicesProps<T extends string | number> {
  label: string
  /** options under a heading; '' for one group */
  groups: readonly { readonly name: string; readonly options: readonly { value: T; label: string }[] }[]
  value: T | undefined
  error: string | undefined
  onChange: (value: T) => void
}

/** A choice of several short options, as native radio buttons. Nothing is chosen before the person does. */
export const Choices = <T extends string | number>({ label, groups, value, error, onChange }: ChoicesProps<T>) => {
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      {groups.map(({ name, options }) => (
        <div key={name} className={styles.group}>
          {name !== '' && <p>{name}</p>}
          <div className={styles.options}>
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name={id}
                  aria-label={name === '' ? undefined : `${name} ${option.label}`}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <span className="numbers">{option.label}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
