import { stepperMin, stepperStep } from '@foyer/contract/limits'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { clamp, readAmount } from './amount.ts'
import { minusIcon, plusIcon } from './icons.ts'
import { StepButton } from './step-button.tsx'
import { text } from './text.ts'
import './stepper.css'

interface StepperProps {
  /** what is counted, as a screen reader names it: 'Lots' */
  label: string
  value: number
  /** only ever an amount within the limits, on whole steps from `min` */
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
  /** the amount as a screen reader says it: '5 lots'; the number alone otherwise */
  say?: (value: number) => string
  /** id of a text that says more: what a lot costs, why the limit is what it is */
  describedBy?: string
}

/**
 * K9: an amount by minus and plus, typed, or by arrow and Page keys; from 1 in steps of 1 unless said otherwise. A button
 * that is held repeats every 200 ms until the limit. What is typed counts as soon as it can be ordered and is clamped
 * when the field is left. Controlled.
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
  const number = new Intl.NumberFormat(useLanguage())
  const [draft, setDraft] = useState<string>()
  const [said, setSaid] = useState('')
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
  /** true while a further step is possible */
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
    if (amount !== latest.current) tell()
  }
  const tell = () => setSaid(inWords(latest.current))
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
    <div className="stepper" data-disabled={disabled || undefined}>
      <StepButton
        name={fill(t.less, { label })}
        icon={minusIcon}
        disabled={disabled || isLeast}
        onStep={() => stepBy(-1)}
        onStop={tell}
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
        onStop={tell}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
