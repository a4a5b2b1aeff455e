import type { PageVariable } from '@foyer/api/staff/variables'
import { useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { type RefObject, useEffect, useRef } from 'react'
import { variableNames } from '../campaigns/variable-names.ts'
import { useEditing } from './edit-context.ts'
import { text } from './text.ts'
import { columns } from './texts.ts'

interface Props {
  /** the element with the three fields */
  readonly fields: RefObject<HTMLElement | null>
  readonly label: string
  readonly write: (language: Language, text: string) => void
}

/** Buttons that insert a value of the activity or its rule where the cursor was last, or at the end of the first text. */
export const VariableButtons = ({ fields, label, write }: Props) => {
  const t = useText(text)
  const names = useText(variableNames)
  const { variables } = useEditing()
  const last = useRef<{ field: HTMLTextAreaElement; at: number }>(undefined)
  useEffect(() => {
    const element = fields.current
    const note = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) last.current = { field: target, at: target.selectionEnd }
    }
    element?.addEventListener('focusout', note)
    return () => element?.removeEventListener('focusout', note)
  }, [fields])
  const insert = (name: PageVariable) => {
    const shown = [...(fields.current?.querySelectorAll('textarea') ?? [])].find((one) => one.offsetParent !== null)
    const field = last.current?.field ?? shown
    const language = columns.find((one) => one === field?.lang)
    if (!field || !language) return
    const at = last.current?.at ?? field.value.length
    const inserted = `{${name}}`
    write(language, field.value.slice(0, at) + inserted + field.value.slice(at))
    const end = at + inserted.length
    last.current = { field, at: end }
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(end, end)
    })
  }
  return (
    <div className="variables">
      <span className="hint">{t.insert}</span>
      {variables.map((name) => (
        <button
          key={name}
          type="button"
          className="variable"
          aria-label={`${names[name]}: ${label}`}
          title={t.insertHint}
          onClick={() => insert(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
