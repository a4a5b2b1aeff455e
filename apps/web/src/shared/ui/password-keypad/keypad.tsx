import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { removeIcon } from './icons.ts'
import * as styles from './password-sheet.module.css'
import { text } from './text.ts'

interface KeypadProps {
  /** the ten digits in row order, with the last one in the middle of the lowest row */
  order: readonly string[]
  isOpen: boolean
  onDigit: (digit: string) => void
  onRemove: () => void
}

/** Keys that are temporarily disabled stay in place and retain the focus. */
export const Keypad = ({ order, isOpen, onDigit, onRemove }: KeypadProps) => {
  const t = useText(text)
  const isClosed = !isOpen || undefined
  return (
    <fieldset className={styles.keypad} aria-label={t.keys} data-secret>
      {order.map((digit) => (
        <button
          key={digit}
          type="button"
          className={`${styles.keypadKey} numbers`}
          aria-disabled={isClosed}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={`${styles.keypadKey} ${styles.keypadRemove}`}
        aria-label={t.remove}
        aria-disabled={isClosed}
        onClick={onRemove}
      >
        <Icon path={removeIcon} />
      </button>
    </fieldset>
  )
}
