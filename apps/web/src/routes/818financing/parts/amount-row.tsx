import { useId, useRef, useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { groupAmount, placeAfter, significantBefore } from '../amount.ts'
import { formatWhole, marks } from '../format.ts'
import * as styles from '../page.module.css'
import { nextAmount } from '../steps.ts'
import type { Choice } from '../use-choice.ts'
import { text } from './card-text.ts'
import { StepRow } from './step-row.tsx'

/** An empty or too small amount is not shown as an error while the person types. */
const isHiddenWhileTyping = (fault: string) => fault === 'missing' || fault === 'tooSmall'

/** The amount. Its field groups thousands while the person types, except during the composition of an input method. */
export const AmountRow = ({ choice }: { choice: Choice }) => {
  const t = useText(text)
  const id = useId()
  const composing = useRef(false)
  const [isLeft, setLeft] = useState(false)
  const { rates, typed, amount, setTyped } = choice
  const { currency, amount: bounds } = rates

  const take = (input: HTMLInputElement) => {
    setLeft(false)
    if (composing.current) return setTyped(input.value)
    const grouped = groupAmount(input.value)
    if (grouped !== input.value) {
      const significant = significantBefore(input.value, input.selectionStart ?? input.value.length)
      const caret = placeAfter(grouped, significant)
      // at once, because React does not render where only a separator was deleted
      input.value = grouped
      input.setSelectionRange(caret, caret)
    }
    setTyped(grouped)
  }

  const step = (direction: 'up' | 'down') => {
    const from = 'minor' in amount ? amount.minor : bounds.example
    const to = nextAmount(from, bounds, direction)
    return to === from ? undefined : () => setTyped(groupAmount(String(to / 100)))
  }
  const limits = { least: formatWhole(currency, bounds.least), most: formatWhole(currency, bounds.most) }
  const fault = 'fault' in amount && (isLeft || !isHiddenWhileTyping(amount.fault)) ? amount.fault : undefined
  return (
    <div className={styles.loanRow}>
      <StepRow
        label={<label htmlFor={id}>{t.borrow}</label>}
        less={t.lessAmount}
        more={t.moreAmount}
        down={step('down')}
        up={step('up')}
      >
        <div className={styles.loanAmount} data-wrong={fault ? '' : undefined}>
          <span aria-hidden="true">{marks[currency]}</span>
          <input
            id={id}
            className="numbers"
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={40}
            value={typed}
            data-long={typed.length > '800,000'.length ? '' : undefined}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => take(event.target)}
            onCompositionStart={() => {
              composing.current = true
            }}
            onCompositionEnd={(event) => {
              composing.current = false
              take(event.currentTarget)
            }}
            onBlur={() => setLeft(true)}
          />
        </div>
      </StepRow>
      <FieldError id={`${id}-error`}>{fault && fill(t[fault], limits)}</FieldError>
    </div>
  )
}
