import { addMachineClientRequest } from '@foyer/api/staff/people'
import { type MachineScope, machineScopes } from '@foyer/api/staff/roles'
import { useText } from '@foyer/staff-interface/language'
import { type FormEvent, useRef, useState } from 'react'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { ProofDialog } from '../acts/proof-dialog.tsx'
import { useAct } from '../acts/query.ts'
import { longestReason } from '../acts/reason.ts'
import { scopeNames } from '../text/roles.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField, TextField } from '../ui/field.tsx'
import { text } from './text.ts'

/** A client with its token, which only the reply that created it contains. */
export interface Added {
  readonly name: string
  readonly token: string
}
interface Values {
  readonly name: string
  readonly scopes: readonly MachineScope[]
  readonly reason: string
}
const empty: Values = { name: '', scopes: [], reason: '' }

interface Props {
  readonly close: () => void
  readonly added: (client: Added) => void
}

/** The form that adds a machine client. */
export const AddClient = ({ close, added }: Props) => {
  const t = useText(text)
  const h = useText(sharedText)
  const scopeTexts = useText(scopeNames)
  const [values, setValues, keep] = useDraft('add a client', empty)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, fault, run, clear } = useAct('POST /staff/machines/add', 'POST /staff/machines', (reply) => {
    dropDraft()
    added({ name: reply.client.name, token: reply.token })
  })
  const { name, scopes, reason } = values
  const request = addMachineClientRequest.safeParse(values)
  const wrong = new Set(request.error?.issues.map(({ path }) => path[0]))
  const faultOf = (field: keyof Values, message: string) => (isChecked && wrong.has(field) ? message : undefined)
  const scopesFault = faultOf('scopes', t.addScopesMissing)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (request.success) {
      keep()
      return run(request.data)
    }
    const first = (['name', 'scopes', 'reason'] as const).find((field) => wrong.has(field))
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const flip = (scope: MachineScope) =>
    setValues({
      ...values,
      scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope],
    })
  const isLost = fault?.kind === 'unanswered'
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <TextField
        name="name"
        label={t.addName}
        hint={t.addNameHint}
        fault={faultOf('name', t.addNameMissing)}
        maxLength={60}
        value={name}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <fieldset className="field checks" aria-describedby={scopesFault && 'scopes-fault'}>
        <legend>{t.scopes}</legend>
        {machineScopes.map((scope) => (
          <label key={scope} className="check">
            <input
              type="checkbox"
              name="scopes"
              checked={scopes.includes(scope)}
              aria-invalid={scopesFault ? true : undefined}
              onChange={() => flip(scope)}
            />
            <span>{scopeTexts[scope]}</span>
            <code>{scope}</code>
          </label>
        ))}
        {scopesFault && (
          <p id="scopes-fault" className="field-fault" role="alert">
            {scopesFault}
          </p>
        )}
      </fieldset>
      <AreaField
        name="reason"
        label={h.reason}
        hint={h.reasonHint}
        fault={faultOf('reason', h.reasonShort)}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setValues({ ...values, reason: target.value })}
      />
      {fault && fault.kind !== 'proof' && !isLost && <Failure fault={fault} />}
      {isLost && (
        <p className="notice notice-bad" role="alert">
          {t.addLost}
        </p>
      )}
      <div className="modal-acts">
        <Button onClick={close}>{isLost ? h.close : h.cancel}</Button>
        {!isLost && (
          <Button type="submit" kind="main" isBusy={isBusy}>
            {t.addConfirm}
          </Button>
        )}
      </div>
      <ProofDialog isOpen={fault?.kind === 'proof'} cancel={clear} />
    </form>
  )
}
