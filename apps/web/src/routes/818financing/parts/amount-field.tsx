import { useId, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { groupAmount, placeAfter, significantBefore } from '../amount.ts'
import { formatWhole } from '../format.ts'
import * as pageStyles from '../page.module.css'
import type { Choice } from '../use-choice.ts'
import { text } from './calculator-text.ts'

/** An empty or too small amount is not shown as an error while the person types. */
const isHiddenWhileTyping = (fault: string) => fault === 'missing' || fault === 'tooSmall'

/** The amount field. It groups thousands while the person types, except during the composition of an input method. */
export const AmountField = ({ choice }: { choice: Choice }) => {
  const t = useText(text)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const caret = useRef<number>(undefined)
  const [isLeft, setLeft] = useState(false)
  const { rates, typed, amount, setTyped } = choice

  const take = (input: HTMLInputElement) => {
    setLeft(false)
    if (composing.current) return setTyped(input.value)
    const grouped = groupAmount(input.value)
    const significant = significantBefore(input.value, input.selectionStart ?? input.value.length)
    caret.current = grouped === input.value ? undefined : placeAfter(grouped, significant)
    setTyped(grouped)
  }
  useLayoutEffect(() => {
    if (caret.current !== undefined && typed) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [typed])

  const bounds = {
    least: formatWhole(rates.currency, rates.amount.least),
    most: formatWhole(rates.currency, rates.amount.most),
  }
  const fault = 'fault' in amount && (isLeft || !isHiddenWhileTyping(amount.fault)) ? amount.fault : undefined
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t.amount}
      </label>
      <div className={`${styles.fieldBox}${fault ? ` ${styles.isWrong}` : ''}`}>
        <span className={`${pageStyles.calculatorMark} numbers`} aria-hidden="true">
          {rates.currency}
        </span>
        <input
          ref={field}
          id={id}
          className="numbers"
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={40}
          value={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-bounds ${id}-error`}
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
      <p id={`${id}-bounds`} className={`${pageStyles.calculatorBounds} numbers`}>
        {fill(t.bounds, bounds)}
      </p>
      <FieldError id={`${id}-error`}>{fault && fill(t[fault], bounds)}</FieldError>
    </div>
  )
}
