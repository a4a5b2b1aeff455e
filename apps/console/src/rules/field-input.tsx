import { useText } from '@foyer/staff-interface/language'
import { useId, useState } from 'react'
import { SelectField, TextField } from '../ui/field.tsx'
import { scales, storedAmount, writtenAmount } from './amounts.ts'
import type { Field } from './fields.ts'
import type { InputProps } from './input-props.ts'
import { fieldText } from './text.ts'
import { TextsInput } from './texts-input.tsx'
import { useFaultOf } from './use-fault-of.ts'

const AmountInput = ({ field, value, change, faults, path, isLive }: InputProps) => {
  const t = useText(fieldText)
  const faultOf = useFaultOf(faults)
  const scale = scales[field.as as keyof typeof scales]
  // what is written so far, such as `1.`, may be no number yet
  const [text, setText] = useState(() => writtenAmount(value, scale))
  const isFixed = isLive && field.live === 'nothing'
  const own = { stock: field.isOptional && t.stockHint, validDays: t.validDaysHint, budget: t.budgetHint }
  const hints = [own[field.name as keyof typeof own], isFixed ? t.fixed : isLive && t.more]
  return (
    <TextField
      name={path}
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      label={t[field.name]}
      hint={hints.filter(Boolean).join(' ') || undefined}
      fault={faultOf(path)}
      value={text}
      readOnly={isFixed}
      onChange={({ target }) => {
        setText(target.value)
        const stored = storedAmount(target.value, scale)
        change(stored === null && !field.isOptional ? '' : stored)
      }}
    />
  )
}

const LicenceInput = ({ field, value, change, faults, path, isLive }: InputProps) => {
  const t = useText(fieldText)
  const faultOf = useFaultOf(faults)
  return (
    <TextField
      name={path}
      label={t[field.name]}
      hint={isLive ? t.fixed : undefined}
      fault={faultOf(path)}
      value={String(value ?? '')}
      readOnly={isLive}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const choices = {
  codes: ['generated', 'imported'],
  type: ['exchange_voucher', 'cash_return', 'physical_gift'],
} as const

const ChoiceInput = ({ field, value, change, faults, path, isLive }: InputProps) => {
  const t = useText(fieldText)
  const faultOf = useFaultOf(faults)
  const all = choices[field.as as keyof typeof choices]
  // what cannot change has one choice
  const offered = isLive ? all.filter((one) => one === value) : all
  const fault = faultOf(path)
  return (
    <div className="field">
      <SelectField
        label={t[field.name]}
        value={String(value)}
        choices={offered.map((one) => [one, t[one]])}
        choose={change}
      />
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <p className="hint">{isLive ? t.fixed : field.as === 'codes' && t.codesHint}</p>
    </div>
  )
}

const tasks = ['join', 'visit', 'account_safety'] as const

const TasksInput = ({ field, value, change, faults, path, isLive }: InputProps) => {
  const t = useText(fieldText)
  const id = useId()
  const fault = useFaultOf(faults)(path)
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className="field" aria-describedby={fault ? id : undefined}>
      <legend>{t[field.name]}</legend>
      <div className="checks">
        {tasks.map((task) => (
          <label key={task} className="check">
            <input
              type="checkbox"
              name={path}
              checked={chosen.includes(task)}
              // joining always gives a chance
              disabled={isLive || task === 'join'}
              onChange={({ target }) =>
                change(tasks.filter((one) => (one === task ? target.checked : chosen.includes(one))))
              }
            />
            <span>{t[task]}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={id} className="field-fault" role="alert">
          {fault}
        </p>
      )}
      {isLive && <p className="hint">{t.fixed}</p>}
    </fieldset>
  )
}

const inputs = {
  texts: TextsInput,
  longTexts: TextsInput,
  money: AmountInput,
  number: AmountInput,
  odds: AmountInput,
  codes: ChoiceInput,
  type: ChoiceInput,
  licence: LicenceInput,
  tasks: TasksInput,
} as const

/** The input of one field that is no list. */
export const FieldInput = (props: InputProps & { readonly field: Field & { readonly as: keyof typeof inputs } }) => {
  const Input = inputs[props.field.as]
  return <Input {...props} />
}
/** Whether a field has an input of its own. */
export const isSingle = (field: Field): field is Field & { readonly as: keyof typeof inputs } => field.as in inputs
