import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { type FormEvent, useId, useState } from 'react'
import { isRange, mostDays, type Preset, presetAt, presets, type Range } from './range.ts'
import { text } from './text.ts'

interface Props {
  readonly range: Range
  readonly choose: (range: Range) => void
}

/** Chooses a range of days: a preset or custom days. */
export const RangePicker = ({ range, choose }: Props) => {
  const t = useText(text)
  const [chosen, setChosen] = useState<Preset | 'own'>('week')
  const [own, setOwn] = useState(range)
  const [isWrong, setWrong] = useState(false)
  const [name, fromId, toId, errorId] = [useId(), useId(), useId(), useId()]

  const pick = (preset: Preset | 'own') => {
    setChosen(preset)
    setWrong(false)
    if (preset === 'own') setOwn(range)
    else choose(presetAt(preset, Date.now()))
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isRange(own))
    if (isRange(own)) choose(own)
  }
  const day = (id: string, label: string, key: keyof Range) => (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={own[key]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => setOwn({ ...own, [key]: event.target.value })}
      />
    </div>
  )

  return (
    <div className="range">
      <fieldset className="segmented">
        <legend className="visually-hidden">
          {t.days}, {t.daysNote}
        </legend>
        {([...presets, 'own'] as const).map((preset) => (
          <label key={preset}>
            <input type="radio" name={name} checked={chosen === preset} onChange={() => pick(preset)} />
            <span>{t[preset]}</span>
          </label>
        ))}
      </fieldset>
      {chosen === 'own' && (
        <form className="range-own" onSubmit={show} noValidate>
          {day(fromId, t.from, 'from')}
          {day(toId, t.to, 'to')}
          <button type="submit" className="button">
            {t.show}
          </button>
          {isWrong && (
            <p id={errorId} className="field-error" role="alert">
              {fill(t.rangeWrong, { most: mostDays })}
            </p>
          )}
        </form>
      )}
    </div>
  )
}
