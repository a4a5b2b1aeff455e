import type { RuleFault, RuleKind } from '@foyer/api/staff/rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { percent } from './amounts.ts'
import { FieldInput, isSingle } from './field-input.tsx'
import { type Field, fieldsOf, listOf, newPrize, prizeFieldsOf, type Written } from './fields.ts'
import { text } from './text.ts'
import { useFaultOf } from './use-fault-of.ts'

interface Props {
  readonly kind: RuleKind
  readonly parameters: Written
  readonly onChange: (parameters: Written) => void
  readonly faults: readonly RuleFault[]
  /** people may rely on the rule, so that only fair changes are possible */
  readonly isLive: boolean
}

interface FieldsProps extends Omit<Props, 'kind'> {
  readonly fields: readonly Field[]
  /** the path of the parameters, with its last dot */
  readonly path: string
}

const isWide = ({ as }: Field): boolean => as === 'texts' || as === 'longTexts' || as === 'tasks'

/** The fields of a rule or a prize: texts below each other, and short fields beside each other. */
const Fields = ({ fields, parameters, onChange, faults, isLive, path }: FieldsProps) => {
  const inputOf = (field: Field) =>
    isSingle(field) && (
      <FieldInput
        key={field.name}
        field={field}
        value={parameters[field.name]}
        change={(value) => onChange({ ...parameters, [field.name]: value })}
        faults={faults}
        path={`${path}${field.name}`}
        isLive={isLive}
      />
    )
  const short = fields.filter((field) => isSingle(field) && !isWide(field))
  return (
    <>
      {fields.filter(isWide).map(inputOf)}
      {short.length > 0 && <div className="rule-numbers">{short.map(inputOf)}</div>}
    </>
  )
}

const Prizes = ({ parameters, onChange, faults, isLive }: Omit<Props, 'kind'>) => {
  const t = useText(text)
  const language = useLanguage()
  const faultOf = useFaultOf(faults)
  const prizes = listOf(parameters.prizes)
  const set = (next: readonly Written[]) => onChange({ ...parameters, prizes: next })
  const sum = prizes.reduce((all, { odds }) => all + (typeof odds === 'number' ? odds : 0), 0)
  const fault = faultOf('prizes')
  return (
    <>
      {prizes.map((prize, nth) => (
        <fieldset key={String(prize.code)} className="rule-prize">
          <legend>{fill(t.prize, { nth: nth + 1 })}</legend>
          <Fields
            fields={prizeFieldsOf(prize)}
            parameters={prize}
            onChange={(next) => set(prizes.map((one, at) => (at === nth ? next : one)))}
            faults={faults}
            isLive={isLive}
            path={`prizes.${nth}.`}
          />
          {!isLive && prizes.length > 1 && (
            <Button
              kind="quiet"
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => set(prizes.filter((one) => one !== prize))}
            >
              {t.removePrize}
            </Button>
          )}
        </fieldset>
      ))}
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="rule-prizes-end">
        <p className="soft" role="status">
          {fill(t.oddsSum, { sum: percent(language, sum), rest: percent(language, Math.max(1_000_000 - sum, 0)) })}
        </p>
        {!isLive && prizes.length < 12 && (
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => set([...prizes, newPrize(prizes)])}>
            {t.addPrize}
          </Button>
        )}
      </div>
    </>
  )
}

/** The form of a rule's parameters, from the table of fields of its kind. */
export const RuleForm = (props: Props) => {
  const { kind, ...rest } = props
  return (
    <div className="rule-form" key={kind}>
      <Fields {...rest} fields={fieldsOf[kind]} path="" />
      {kind === 'draw' && <Prizes {...rest} />}
    </div>
  )
}
