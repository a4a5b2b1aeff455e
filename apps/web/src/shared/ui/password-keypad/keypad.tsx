import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { removeIcon } from './icons.ts'
import { text } from './text.ts'

interface KeypadProps {
  /** the ten digits as they stand, row by row, the last one in the middle of the lowest */
  order: readonly string[]
  isOpen: boolean
  onDigit: (digit: string) => void
  onRemove: () => void
}

/** Keys that are closed for a moment stay in place and keep the focus. */
export const Keypad = ({ order, isOpen, onDigit, onRemove }: KeypadProps) => {
  const t = useText(text)
  const isClosed = !isOpen || undefined
  return (
    <fieldset
      className="keypad"
      aria-label={t.keys}
      data-secret
      // the attribute, which a dialog looks for as it opens; the keys of the device work from anywhere in the sheet
      ref={(element) => element?.querySelector('button')?.setAttribute('autofocus', '')}
    >
      {order.map((digit) => (
        <button
          key={digit}
          type="button"
          className="keypad-key numbers"
          aria-disabled={isClosed}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className="keypad-key keypad-remove"
        aria-label={t.remove}
        aria-disabled={isClosed}
        onClick={onRemove}
      >
        <Icon path={removeIcon} />
      </button>
    </fieldset>
  )
}
