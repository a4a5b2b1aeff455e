import { languageName } from '@foyer/api/languages'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useId, useState } from 'react'
import { faultText } from '../campaigns/fault-text.ts'
import { localOf, momentFrom } from '../shared/moments.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { fieldsOf, listOf, type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import type { ChoiceName, Field } from './fields.ts'
import { MediaField } from './media-field.tsx'
import { choiceNames, fieldHints, fieldNames, text } from './text.ts'
import { columns } from './texts.ts'

interface Props<Is extends Field['is']> {
  readonly field: Extract<Field, { is: Is }>
  readonly path: Path
}

const useWords = (path: Path, field: Field) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const hints = useText(fieldHints)
  const language = useLanguage()
  const { faultsAt } = useEditing()
  const label = field.isOptional ? `${names[field.name]} (${t.optional})` : names[field.name]
  const fault = faultsAt(path)
    .map((one) => faultText(one, language))
    .join(' ')
  return { t, label, hint: hints[field.name], fault: fault === '' ? undefined : fault }
}

export const LineField = ({ field, path }: Props<'line'>) => {
  const { label, hint, fault } = useWords(path, field)
  const { valueAt, edit, isReadOnly } = useEditing()
  const value = valueAt(path)
  return (
    <TextField
      {...{ label, hint, fault }}
      value={typeof value === 'string' ? value : ''}
      maxLength={120}
      spellCheck={false}
      autoCapitalize="none"
      readOnly={isReadOnly}
      data-path={pathText(path)}
      onChange={({ target }) => edit(path, target.value === '' ? undefined : target.value)}
    />
  )
}

export const NumberField = ({ field, path }: Props<'number'>) => {
  const { label, hint, fault } = useWords(path, field)
  const { valueAt, edit, isReadOnly } = useEditing()
  const value = valueAt(path)
  return (
    <TextField
      {...{ label, hint, fault }}
      inputMode="numeric"
      value={value === undefined || value === null ? '' : String(value)}
      maxLength={10}
      readOnly={isReadOnly}
      data-path={pathText(path)}
      onChange={({ target }) => {
        const typed = target.value.trim()
        // a text that is no number is stored as typed, and the check reports it
        edit(path, typed === '' ? undefined : /^\d+$/.test(typed) ? Number(typed) : typed)
      }}
    />
  )
}

export const MomentField = ({ field, path }: Props<'moment'>) => {
  const { t, label, fault } = useWords(path, field)
  const { valueAt, edit, isReadOnly } = useEditing()
  const value = valueAt(path)
  const { day, time } = fieldsOf(value)
  const hint = time === undefined ? t.hongKongTime : fill(t.relative, { day: String(day), time: String(time) })
  return (
    <TextField
      {...{ label, hint, fault }}
      type="datetime-local"
      value={localOf(value)}
      readOnly={isReadOnly}
      data-path={pathText(path)}
      onChange={({ target }) => edit(path, momentFrom(target.value))}
    />
  )
}

/** The value in the document: nobody may join an activity whose level is null, and `cash` is a reward too. */
const stored = (choice: ChoiceName): string | null =>
  choice === 'nobody' ? null : choice === 'cash_account' ? 'cash' : choice

export const ChoiceField = ({ field, path }: Props<'choice'>) => {
  const { t, label, fault } = useWords(path, field)
  const names = useText(choiceNames)
  const { valueAt, edit, isReadOnly } = useEditing()
  const value = valueAt(path)
  const current = field.choices.find((choice) => stored(choice) === value)
  const empty: readonly (readonly ['', string])[] =
    field.isOptional || current === undefined ? [['', field.isOptional ? t.usual : '—']] : []
  return (
    <div data-path={pathText(path)} tabIndex={-1}>
      {isReadOnly ? (
        <TextField label={label} value={current ? names[current] : ''} readOnly />
      ) : (
        <SelectField<ChoiceName | ''>
          label={label}
          value={current ?? ''}
          choices={[...empty, ...field.choices.map((choice) => [choice, names[choice]] as const)]}
          choose={(choice) => edit(path, choice === '' ? undefined : stored(choice))}
        />
      )}
      {fault && <p className="field-fault">{fault}</p>}
    </div>
  )
}

export const FlagField = ({ field, path }: Props<'flag'>) => {
  const names = useText(fieldNames)
  const { valueAt, edit, isReadOnly, faultsAt } = useEditing()
  return (
    <div className="field">
      <label className="check check-alone">
        <input
          type="checkbox"
          checked={valueAt(path) === true}
          disabled={isReadOnly}
          data-path={pathText(path)}
          onChange={({ target }) => edit(path, target.checked ? true : undefined)}
        />
        <span>{names[field.name]}</span>
      </label>
      <FaultLines faults={faultsAt(path)} />
    </div>
  )
}

interface ChipsProps {
  readonly path: Path
  readonly label: string
  readonly hint?: string | undefined
  readonly choices: readonly (readonly [value: string, name: string])[]
  /** whether an empty choice removes the field */
  readonly isOptional: boolean
}

/** Any number of some choices, in the order in which they are chosen. */
export const Chips = ({ path, label, hint, choices, isOptional }: ChipsProps) => {
  const id = useId()
  const { valueAt, edit, isReadOnly, faultsAt } = useEditing()
  const chosen = listOf(valueAt(path)).map(String)
  const flip = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    edit(path, next.length === 0 && isOptional ? undefined : next)
  }
  const faults = [...faultsAt(path), ...chosen.flatMap((_, i) => faultsAt([...path, i]))]
  return (
    <fieldset className="field" data-path={pathText(path)} tabIndex={-1} aria-describedby={id}>
      <legend>{label}</legend>
      <div className="chips">
        {choices.map(([value, name]) => (
          <label key={value} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={isReadOnly}
              onChange={() => flip(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <div id={id}>
        {hint && <p className="hint">{hint}</p>}
        <FaultLines
          faults={faults.filter(({ message }, i) => faults.findIndex((other) => other.message === message) === i)}
        />
      </div>
    </fieldset>
  )
}

export const InstrumentsField = ({ field, path }: Props<'instruments'>) => {
  const names = useText(fieldNames)
  const { valueAt, surroundings } = useEditing()
  // codes that a stored draft has stay visible, also without prices
  const codes = [...new Set([...surroundings.instruments, ...listOf(valueAt(path)).map(String)])]
  return <Chips path={path} label={names[field.name]} choices={codes.map((code) => [code, code])} isOptional={false} />
}

export const SetField = ({ field, path }: Props<'set'>) => {
  const { label, hint } = useWords(path, field)
  const names = useText(choiceNames)
  return (
    <Chips
      {...{ path, label, hint }}
      choices={field.choices.map((choice) => [String(stored(choice)), names[choice]])}
      isOptional
    />
  )
}

export const NumbersField = ({ field, path }: Props<'numbers'>) => {
  const { label, hint, fault } = useWords(path, field)
  const { valueAt, edit, isReadOnly } = useEditing()
  const value = valueAt(path)
  const [typed, setTyped] = useState(() => listOf(value).join(', '))
  return (
    <TextField
      {...{ label, hint, fault }}
      value={typed}
      maxLength={200}
      readOnly={isReadOnly}
      data-path={pathText(path)}
      onChange={({ target }) => {
        setTyped(target.value)
        const numbers = target.value.split(/[,\s]+/).filter(Boolean)
        edit(path, numbers.length === 0 ? undefined : numbers.map((one) => (/^\d+$/.test(one) ? Number(one) : one)))
      }}
    />
  )
}

/** The captions of a film, a file in each language. */
export const CaptionsField = ({ field, path }: Props<'captions'>) => {
  const names = useText(fieldNames)
  return (
    <fieldset className="editor-list">
      <legend>{names[field.name]}</legend>
      <div className="field-pair">
        {columns.map((language) => (
          <MediaField key={language} path={[...path, language]} label={languageName(language)} endings={['.vtt']} />
        ))}
      </div>
    </fieldset>
  )
}
