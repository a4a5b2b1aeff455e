import { useLanguage } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { dateTime, dayText } from '@foyer/staff-interface/time'
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'

interface Named {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
}

const useNames = ({ hint, fault }: Pick<Named, 'hint' | 'fault'>) => {
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    aria: { 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined },
  }
}

const Frame = ({ id, label, hint, fault, children }: Named & { id: string; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {fault && (
      <p id={`${id}-fault`} className="field-fault" role="alert">
        {fault}
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    )}
  </div>
)

/** A day or a moment in Hong Kong in words, because a device shows the field in an order of its own; undefined for anything else. */
const inWords = (language: Language, type: string | undefined, value: unknown): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  if (type === 'date') return dayText(language, value)
  const at = type === 'datetime-local' ? Date.parse(`${value}:00+08:00`) : Number.NaN
  return Number.isNaN(at) ? undefined : dateTime(language, at)
}

type InputProps = Named & InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }
export const TextField = ({ label, hint: more, fault, ...rest }: InputProps) => {
  const language = useLanguage()
  const hint = [inWords(language, rest.type, rest.value), more].filter(Boolean).join(' · ') || undefined
  const { id, aria } = useNames({ hint, fault })
  return (
    <Frame {...{ id, label, hint, fault }}>
      <input type="text" autoComplete="off" {...rest} {...aria} id={id} className="input" />
    </Frame>
  )
}

type AreaProps = Named & TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> }
export const AreaField = ({ label, hint, fault, ...rest }: AreaProps) => {
  const { id, aria } = useNames({ hint, fault })
  return (
    <Frame {...{ id, label, hint, fault }}>
      <textarea rows={3} {...rest} {...aria} id={id} className="input" />
    </Frame>
  )
}

type Choice<T> = readonly [value: T, name: string]
interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly choose: (value: T) => void
}
const optionsOf = (choices: readonly Choice<string>[]) =>
  choices.map(([one, name]) => (
    <option key={one} value={one}>
      {name}
    </option>
  ))
interface SelectProps<T extends string> extends ChoiceProps<T> {
  /** further choices, each group under a name */
  readonly groups?: readonly (readonly [name: string, choices: readonly Choice<T>[]])[]
}
/** A native list of choices, which every device shows in its own way, and which finds a choice by typed letters. */
export const SelectField = <T extends string>({ label, value, choices, groups = [], choose }: SelectProps<T>) => {
  const id = useId()
  return (
    <Frame {...{ id, label }}>
      <select id={id} className="input" value={value} onChange={({ target }) => choose(target.value as T)}>
        {optionsOf(choices)}
        {groups.map(([name, inside]) =>
          inside.length === 0 ? null : (
            <optgroup key={name} label={name}>
              {optionsOf(inside)}
            </optgroup>
          ),
        )}
      </select>
    </Frame>
  )
}

/** A row of choices. Exactly one is selected. */
export const Segments = <T extends string>({ label, value, choices, choose }: ChoiceProps<T>) => {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
