import { useText } from '@foyer/staff-interface/language'
import { SelectField } from '../ui/field.tsx'
import { type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import type { Field } from './fields.ts'
import { Chips } from './simple-fields.tsx'
import { fieldHints, fieldNames, text } from './text.ts'

/** One or several of the things that exist, such as presenters. The document has their codes. */
export const PickField = ({ field, path }: { field: Extract<Field, { is: 'pick' }>; path: Path }) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const hints = useText(fieldHints)
  const { valueAt, edit, faultsAt, choices } = useEditing()
  const label = field.isOptional ? `${names[field.name]} (${t.optional})` : names[field.name]
  const hint = hints[field.name]
  const all = choices?.[field.from] ?? []
  if (field.many) return <Chips {...{ path, label, hint }} choices={all} isOptional={false} />
  const value = valueAt(path)
  const current = typeof value === 'string' ? value : ''
  // a name in a stored document is shown even if nothing has that name any more
  const unknown = current !== '' && !all.some(([code]) => code === current) ? [[current, current] as const] : []
  return (
    <div data-path={pathText(path)} tabIndex={-1}>
      <SelectField<string>
        label={label}
        value={current}
        choices={[['', field.isOptional ? t.none : '—'], ...unknown, ...all]}
        choose={(chosen) => edit(path, chosen === '' ? undefined : chosen)}
      />
      {hint && <p className="hint">{hint}</p>}
      <FaultLines faults={faultsAt(path)} />
    </div>
  )
}
