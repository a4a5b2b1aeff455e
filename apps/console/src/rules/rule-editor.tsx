import type { ActivityRuleShown } from '@foyer/api/staff/activity-rules'
import { unfairChanges } from '@foyer/api/staff/rule-changes'
import { boundsOf, type RuleFault, type RuleKind, readRule, ruleKinds, type WrittenRule } from '@foyer/api/staff/rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { type FormEvent, useRef, useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { ProofDialog } from '../acts/proof-dialog.tsx'
import { useAct } from '../acts/query.ts'
import { isReason, longestReason } from '../acts/reason.ts'
import { dollars } from '../shared/money.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField, SelectField } from '../ui/field.tsx'
import { useSay } from '../ui/toasts.tsx'
import { whole } from './amounts.ts'
import { emptyOf, type Written } from './fields.ts'
import { RuleForm } from './rule-form.tsx'
import { faultText, text } from './text.ts'

interface Draft {
  readonly kind: RuleKind
  readonly parameters: Written
  readonly reason: string
}

/** The most that the written rule grants; nothing while it is invalid. */
const Bounds = ({ rule }: { rule: WrittenRule }) => {
  const t = useText(text)
  const language = useLanguage()
  const { rule: valid } = readRule(rule)
  if (!valid) return null
  const { places, budget } = boundsOf(valid)
  const form = places === null ? (budget === null ? '' : t.boundBudget) : budget === null ? t.boundPlaces : t.bound
  const values = { places: whole(language, places ?? 0), budget: dollars(language, budget ?? 0) }
  return (
    <p className="notice rule-note" role="status">
      {t.once} {fill(form, values)}
    </p>
  )
}

/** What the server would find, as far as it can be found here. */
const faultsOf = (rule: WrittenRule, { inForce, isLive }: ActivityRuleShown): readonly RuleFault[] => {
  const { rule: after, faults } = readRule(rule)
  const before = isLive && inForce ? readRule(inForce.rule).rule : undefined
  return after && before ? unfairChanges(before, after) : faults
}

/** The form in which an author writes a rule and sends it for approval. */
export const RuleEditor = ({ shown }: { shown: ActivityRuleShown }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const words = useText(faultText)
  const say = useSay()
  const { close } = useActAddress()
  const { activity, inForce, proposed, isLive } = shown
  const { number } = activity
  // the rule in force when the form was opened, so that a change meanwhile is refused and not overwritten
  const [basis] = useState(inForce?.revision ?? null)
  const begin = inForce?.rule ?? { kind: 'voucher' as const, parameters: emptyOf('voucher') }
  const [draft, setDraft, keep] = useDraft<Draft>(`rule ${number}`, { ...begin, reason: '' })
  const [found, setFound] = useState<readonly RuleFault[]>([])
  const [isChecked, setChecked] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const rule = { kind: draft.kind, parameters: draft.parameters }
  const faults = isChecked ? (found.length > 0 ? found : faultsOf(rule, shown)) : []
  const whole = faults.filter(({ path }) => path === '')
  const isShort = isChecked && !isReason(draft.reason)

  const act = useAct('POST /staff/rules/propose', ['POST /staff/rules', 'POST /staff/rules/show'], (reply) => {
    if (reply.outcome === 'faulty') return setFound(reply.faults)
    if (reply.outcome === 'outdated') return setOutdated(true)
    dropDraft()
    say(t.sent)
    close()
  })
  const change = (next: Draft) => {
    setFound([])
    setDraft(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.isBusy) return
    setChecked(true)
    const wrong = faultsOf(rule, shown)
    if (wrong.length > 0 || !isReason(draft.reason)) {
      const names = new Set(wrong.map(({ path }) => path))
      const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
      const name = (field: HTMLElement) => field.getAttribute('name') ?? ''
      return fields.find((field) => names.has(name(field)) || (wrong.length === 0 && name(field) === 'reason'))?.focus()
    }
    keep()
    act.run({ activity: number, basis, rule, reason: draft.reason.trim() })
  }
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <form ref={form} className="panel form rule-editor" onSubmit={submit} noValidate>
      <h2>{t.edit}</h2>
      {isLive && <p className="notice rule-note">{t.liveLead}</p>}
      {proposed && <p className="notice notice-warn">{t.replaces}</p>}
      <div className="rule-kind">
        <SelectField
          label={t.chooseKind}
          value={draft.kind}
          choices={ruleKinds.filter((kind) => !isLive || kind === draft.kind).map((kind) => [kind, t[kind]])}
          choose={(kind) =>
            change({
              ...draft,
              kind,
              parameters: kind === inForce?.rule.kind ? inForce.rule.parameters : emptyOf(kind),
            })
          }
        />
      </div>
      <RuleForm
        kind={draft.kind}
        parameters={draft.parameters}
        onChange={(parameters) => change({ ...draft, parameters })}
        faults={faults}
        isLive={isLive}
      />
      <Bounds rule={rule} />
      <AreaField
        name="reason"
        label={h.reason}
        hint={h.reasonHint}
        fault={isShort ? h.reasonShort : undefined}
        maxLength={longestReason}
        value={draft.reason}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
      {whole.map(({ code }) => (
        <p key={code} className="notice notice-bad" role="alert">
          {words[code]}
        </p>
      ))}
      {isOutdated && (
        <p className="notice notice-bad" role="alert">
          {t.outdated}
        </p>
      )}
      {faults.length > 0 && (
        <p className="field-fault" role="status">
          {fill(t.faults, { count: faults.length })}
        </p>
      )}
      {act.fault && act.fault.kind !== 'proof' && <Failure fault={act.fault} />}
      <div className="modal-acts">
        <Button onClick={leave}>{t.cancel}</Button>
        <Button type="submit" kind="main" isBusy={act.isBusy}>
          {t.send}
        </Button>
      </div>
      <ProofDialog isOpen={act.fault?.kind === 'proof'} cancel={act.clear} />
    </form>
  )
}
