import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Plus, X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { blankOf } from './blank.ts'
import { type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { isGap } from './faults.ts'
import type { Field } from './fields.ts'
import { ListField } from './list-field.tsx'
import { LookField } from './look-field.tsx'
import { MediaField } from './media-field.tsx'
import { PickField } from './pick-field.tsx'
import {
  CaptionsField,
  ChoiceField,
  FlagField,
  InstrumentsField,
  LineField,
  MomentField,
  NumberField,
  NumbersField,
  SetField,
} from './simple-fields.tsx'
import { fieldHints, fieldNames, text } from './text.ts'
import { TextsField } from './texts-field.tsx'

interface FieldProps {
  readonly field: Field
  readonly path: Path
  /** name of the item that the field is in, so that no two fields sound alike */
  readonly within: string
}

const TextsGroup = ({ field, path, within }: FieldProps & { field: Extract<Field, { is: 'texts' }> }) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const hints = useText(fieldHints)
  const { valueAt, edit, faultsAt, isReadOnly } = useEditing()
  const isNull = field.isNullable === true && valueAt(path) === null
  const name = names[field.name]
  const hint = hints[field.name]
  return (
    <fieldset className="texts-group" data-path={pathText(path)} tabIndex={-1}>
      <legend>
        {name} {field.isOptional && <span className="faint">({t.optional})</span>}
      </legend>
      {hint && !isNull && <p className="hint">{hint}</p>}
      {field.isNullable && (
        <label className="check check-alone">
          <input
            type="checkbox"
            checked={isNull}
            disabled={isReadOnly}
            onChange={({ target }) => edit(path, target.checked ? null : { 'zh-CN': '', 'en-US': '' })}
          />
          <span>{t.ornament}</span>
        </label>
      )}
      <FaultLines faults={faultsAt(path).filter((fault) => !isGap(fault))} />
      {!isNull && (
        <TextsField
          path={path}
          label={within === '' ? name : `${within}, ${name}`}
          limit={field.limit}
          isOptional={field.isOptional === true}
        />
      )}
    </fieldset>
  )
}

/** Fields that belong together and are all there or none is. */
const Group = ({ field, path, within }: FieldProps & { field: Extract<Field, { is: 'group' }> }) => {
  const t = useText(text)
  const names = useText(fieldNames)
  const { valueAt, edit, isReadOnly } = useEditing()
  const name = names[field.name]
  if (valueAt(path) === undefined)
    return isReadOnly ? null : (
      <div>
        <Button
          kind="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => edit(path, blankOf(field.fields))}
        >
          {fill(t.add, { field: name })}
        </Button>
      </div>
    )
  return (
    <fieldset className="editor-list editor-group" data-path={pathText(path)} tabIndex={-1}>
      <legend>{name}</legend>
      <FormFields fields={field.fields} path={path} within={within === '' ? name : `${within}, ${name}`} />
      {!isReadOnly && (
        <div>
          <Button kind="quiet" icon={<X size={16} aria-hidden="true" />} onClick={() => edit(path, undefined)}>
            {fill(t.take, { field: name })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const One = ({ field, path, within }: FieldProps) => {
  const names = useText(fieldNames)
  switch (field.is) {
    case 'texts':
      return <TextsGroup {...{ field, path, within }} />
    case 'list':
      return (
        <ListField {...{ field, path }}>
          {(at, name) =>
            typeof field.each === 'number' ? (
              <TextsField path={at} label={name} limit={field.each} isOptional={false} />
            ) : (
              <FormFields fields={field.each} path={at} within={name} />
            )
          }
        </ListField>
      )
    case 'group':
      return <Group {...{ field, path, within }} />
    case 'media':
      return (
        <MediaField
          path={path}
          label={names[field.name]}
          endings={field.endings}
          isOptional={field.isOptional === true}
          frame={field.frame}
        />
      )
    case 'number':
      return <NumberField {...{ field, path }} />
    case 'choice':
      return <ChoiceField {...{ field, path }} />
    case 'moment':
      return <MomentField {...{ field, path }} />
    case 'line':
      return <LineField {...{ field, path }} />
    case 'flag':
      return <FlagField {...{ field, path }} />
    case 'instruments':
      return <InstrumentsField {...{ field, path }} />
    case 'set':
      return <SetField {...{ field, path }} />
    case 'numbers':
      return <NumbersField {...{ field, path }} />
    case 'pick':
      return <PickField {...{ field, path }} />
    case 'look':
      return <LookField {...{ field, path }} />
    case 'captions':
      return <CaptionsField {...{ field, path }} />
  }
}

/** Two small fields share a row; each other field has its own row. */
const isSmall = ({ is }: Field) =>
  is === 'number' || is === 'moment' || is === 'line' || is === 'choice' || is === 'numbers'

/** The fields of a block or an item, by the table of fields. */
export const FormFields = ({ fields, path, within }: { fields: readonly Field[]; path: Path; within: string }) => {
  const { valueAt } = useEditing()
  const shown = fields.filter((field) => !field.with || valueAt([...path, field.with]) !== undefined)
  return (
    <div className="editor-fields">
      {shown.map((field) => (
        <div key={field.name} className={isSmall(field) ? 'editor-field-small' : 'editor-field'}>
          <One field={field} path={[...path, field.name]} within={within} />
        </div>
      ))}
    </div>
  )
}
