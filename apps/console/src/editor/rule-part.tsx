import { type RuleFault, type RuleKind, ruleFaultCode, ruleKinds } from '@foyer/api/staff/rules'
import { useText } from '@foyer/staff-interface/language'
import { emptyOf } from '../rules/fields.ts'
import { RuleForm } from '../rules/rule-form.tsx'
import { faultText, text as ruleText } from '../rules/text.ts'
import { SelectField } from '../ui/field.tsx'
import { fieldsOf } from './document.ts'
import { useEditing } from './edit-context.ts'
import type { EditorFault } from './faults.ts'
import { text } from './text.ts'
import '../styles/rules.css'

export const isRuleKind = (kind: unknown): kind is RuleKind => ruleKinds.some((one) => one === kind)

/** The faults of the rule, by the paths of its form. */
const ofForm = (faults: readonly EditorFault[]): readonly RuleFault[] =>
  faults.flatMap(({ path, values }) => {
    const { data: code } = ruleFaultCode.safeParse(values.fault)
    return path.startsWith('rule') && code ? [{ path: path.replace(/^rule(\.parameters\.)?/, ''), code }] : []
  })

/** The rule of a campaign: what people get for joining. It is approved with the page. */
export const RulePart = ({ faults }: { faults: readonly EditorFault[] }) => {
  const t = useText(text)
  const r = useText(ruleText)
  const words = useText(faultText)
  const { isReadOnly, valueAt, edit } = useEditing()
  const kind = valueAt(['rule', 'kind'])
  const found = ofForm(faults)
  const whole = found.filter(({ path }) => path === '')
  return (
    <fieldset className="rule-part" disabled={isReadOnly}>
      <legend className="visually-hidden">{t.rule}</legend>
      <p className="soft">{t.ruleNote}</p>
      <SelectField<RuleKind | 'none'>
        label={r.kind}
        value={isRuleKind(kind) ? kind : 'none'}
        choices={[['none', r.none], ...ruleKinds.map((one) => [one, r[one]] as const)]}
        choose={(next) => edit(['rule'], next === 'none' ? undefined : { kind: next, parameters: emptyOf(next) })}
      />
      {whole.map(({ code }) => (
        <p key={code} className="notice notice-bad" role="alert">
          {words[code]}
        </p>
      ))}
      {isRuleKind(kind) && (
        <RuleForm
          kind={kind}
          parameters={fieldsOf(valueAt(['rule', 'parameters']))}
          onChange={(parameters) => edit(['rule', 'parameters'], parameters)}
          faults={found}
          isLive={false}
        />
      )}
    </fieldset>
  )
}
