import { useId } from 'react'
import * as styles from './segmented.module.css'

interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; lang?: string }[]
  /** undefined while no option is chosen */
  value: T | undefined
  onChange: (value: T) => void
  /** drawn lower than its targets, beside content that is more important */
  isSlim?: boolean
}

/**
 * A choice of a few options, all visible. Uses native radio buttons, so arrow keys and screen readers work as usual.
 */
export const Segmented = <T extends string>({ label, options, value, onChange, isSlim = false }: SegmentedProps<T>) => {
  const name = useId()
  return (
    <fieldset className={isSlim ? `${styles.segmented} ${styles.isSlim}` : styles.segmented}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} lang={option.lang}>
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
  )
}
