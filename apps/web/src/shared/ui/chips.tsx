import { type ReactNode, useId } from 'react'
import * as styles from './chips.module.css'

interface ChipsProps<T extends string> {
  /** what is chosen, for assistive technology */
  label: string
  options: readonly { readonly value: T; readonly label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** further controls at the end of the row */
  children?: ReactNode
}

/** One choice that narrows a list, as native radio buttons in a row that scrolls sideways up to the edges of the page. */
export const Chips = <T extends string>({ label, options, value, onChange, children }: ChipsProps<T>) => {
  const name = useId()
  return (
    <div className={styles.chipRow}>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
