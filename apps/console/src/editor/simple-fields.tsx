import { useId } from 'react'
import { useLanguage, useText } from '../text/language.ts'
import { languageNames } from '../text/languages.ts'
import { fill } from '../text/table.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { fieldsOf, listOf, type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { faultWords } from './fault-words.ts'
import type { ChoiceName, Field } from './fields.ts'
import { MediaField } from './media-field.tsx'
import { localOf, momentFrom } from './moments.ts'
import { choiceNames, fieldHints, fieldNames, text } from './text.ts'
import { columns } from './texts.ts'

interface Props<Is extends Field['is']> {
  readonly field: Extract<Field, { is: Is }>
  readonly path: Path
}

const useWords = (path: Path, field: Field) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const hints = useText(fieldHints as Required<typeof fieldHints>)
  const language = useLanguage()
  const { faultsAt } = useEditing()
  const label = field.isOptional ? `${names[field.name]} (${t.optional})` : names[field.name]
  const fault = faultsAt(path)
    .map(({ message }) => faultWords(message, language))
    .join(' ')
  return { t, label, hint: hints[field.name] as string | undefined, fault: fault === '' ? undefined : fault }
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
        // what is no number stays as it is typed, and the check says what is wrong
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

/** Nobody may join an activity whose level is null. */
const stored = (choice: ChoiceName): string | null => (choice === 'nobody' ? null : choice)

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

export const InstrumentsField = ({ field, path }: Props<'instruments'>) => {
  const names = useText(fieldNames)
  const id = useId()
  const { valueAt, edit, isReadOnly, surroundings, faultsAt } = useEditing()
  const chosen = listOf(valueAt(path)).map(String)
  // codes that a stored draft has stay visible, also without prices
  const codes = [...new Set([...surroundings.instruments, ...chosen])]
  const flip = (code: string) =>
    edit(path, chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className="field" data-path={pathText(path)} tabIndex={-1} aria-describedby={id}>
      <legend>{names[field.name]}</legend>
      <div className="chips">
        {codes.map((code) => (
          <label key={code} className="chip">
            <input type="checkbox" checked={chosen.includes(code)} disabled={isReadOnly} onChange={() => flip(code)} />
            <span>{code}</span>
          </label>
        ))}
      </div>
      <div id={id}>
        <FaultLines
          faults={[...faultsAt(path), ...chosen.flatMap((_, i) => faultsAt([...path, i]))].filter(
            ({ message }, i, all) => all.findIndex((other) => other.message === message) === i,
          )}
        />
      </div>
    </fieldset>
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
          <MediaField key={language} path={[...path, language]} label={languageNames[language]} endings={['.vtt']} />
        ))}
      </div>
    </fieldset>
  )
}
