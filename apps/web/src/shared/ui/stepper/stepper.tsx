import { stepperMin, stepperStep } from '@foyer/protocol/limits'
import { type KeyboardEvent, useRef, useState } from 'react'
import { localeOf } from '../../format/locale.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { clamp, readAmount } from './amount.ts'
import { minusIcon, plusIcon } from './icons.ts'
import { StepButton } from './step-button.tsx'
import * as styles from './stepper.module.css'
import { text } from './text.ts'

interface StepperProps {
  /** what is counted, as the accessible name: 'Lots' */
  label: string
  value: number
  /** called only with amounts within the limits, on whole steps from `min` */
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
  /** returns the amount as a screen reader reads it: '5 lots'; the number alone if absent */
  say?: (value: number) => string
  /** id of a further description: the cost of a lot, or the reason for a limit */
  describedBy?: string
}

/**
 * K9: an amount by minus and plus buttons, by typing, or by arrow and Page keys; from 1 in steps of 1 by default.
 * Holding a button repeats every 200 ms until the limit. A typed amount takes effect as soon as it is valid and is
 * clamped when the field loses the focus. Controlled.
 */
export const Stepper = ({
  label,
  value,
  onChange,
  min = stepperMin,
  max = Number.POSITIVE_INFINITY,
  step = stepperStep,
  disabled = false,
  say,
  describedBy,
}: StepperProps) => {
  const within = { min, max, step }
  const t = useText(text)
  const number = new Intl.NumberFormat(localeOf(useLanguage()))
  const [draft, setDraft] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const latest = useRef(value)
  latest.current = value

  const isLeast = clamp(value - step, within) >= value
  const isMost = clamp(value + step, within) <= value
  const inWords = (amount: number) => {
    const words = say?.(amount) ?? number.format(amount)
    if (amount === min) return fill(t.least, { amount: words })
    return clamp(amount + step, within) === amount ? fill(t.most, { amount: words }) : words
  }
  const change = (wanted: number) => {
    const next = clamp(wanted, within)
    if (next !== latest.current) onChange(next)
    latest.current = next
  }
  /** returns true while a further step is possible */
  const stepBy = (steps: number): boolean => {
    if (disabled) return false
    setDraft(undefined)
    change(latest.current + steps * step)
    return clamp(latest.current + steps * step, within) !== latest.current
  }
  const type = (typed: string) => {
    setDraft(typed)
    const amount = readAmount(typed)
    if (amount !== undefined && amount === clamp(amount, within)) change(amount)
  }
  const settle = () => {
    if (draft === undefined) return
    const amount = readAmount(draft)
    setDraft(undefined)
    if (amount !== undefined) change(amount)
    if (amount !== latest.current) announce()
  }
  const announce = () => setAnnounced(inWords(latest.current))
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (event.key === 'Enter') settle()
    else if (steps !== undefined) {
      event.preventDefault()
      stepBy(steps)
    }
  }

  const shown = draft ?? number.format(value)
  return (
    <div className={styles.stepper} data-disabled={disabled || undefined}>
      <StepButton
        name={fill(t.less, { label })}
        icon={minusIcon}
        disabled={disabled || isLeast}
        onStep={() => stepBy(-1)}
        onStop={announce}
      />
      <input
        className="numbers"
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        style={{ width: `${Math.max(4, shown.length + 2)}ch` }}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={inWords(value)}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
      <StepButton
        name={fill(t.more, { label })}
        icon={plusIcon}
        disabled={disabled || isMost}
        onStep={() => stepBy(1)}
        onStop={announce}
      />
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}
