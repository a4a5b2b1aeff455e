import type { PersonPage } from '@foyer/api/staff/care'
import {
  type DataRequestKind,
  dataRequestKind,
  type IdentityCheck,
  identityCheck,
} from '@foyer/api/staff/data-requests'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayOf } from '@foyer/staff-interface/time'
import { type FormEvent, useRef, useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { isReason, longestReason } from '../acts/reason.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { serverNow } from '../shared/clock.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField, SelectField, TextField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { titleOf } from './person-acts.tsx'
import { workText } from './work-text.ts'

export const letterKinds = { export: 'letterExport', correct: 'letterCorrect', erase: 'letterErase' } as const

interface Values {
  readonly kind: DataRequestKind
  readonly identity: IdentityCheck
  readonly receivedOn: string
  readonly reason: string
}

const Form = ({ page }: { page: PersonPage }) => {
  const t = useText(workText)
  const h = useText(sharedText)
  const say = useSay()
  const { close } = useActAddress()
  const today = dayOf(serverNow())
  const { id } = page.person
  const empty: Values = { kind: 'export', identity: 'inPerson', receivedOn: today, reason: '' }
  const [values, setValues, keep] = useDraft<Values>(`care letter ${id}`, empty)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, fault, run } = useAct('POST /staff/care/requests/open', 'POST /staff/care/requests', () => {
    dropDraft()
    say(t.recordDone)
    close()
  })
  const isDay = /^\d{4}-\d\d-\d\d$/.test(values.receivedOn) && values.receivedOn <= today
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    const first = !isDay ? 'receivedOn' : !isReason(values.reason) ? 'reason' : undefined
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    keep()
    run({ id, ...values, reason: values.reason.trim() })
  }
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <SelectField<DataRequestKind>
        label={t.kind}
        value={values.kind}
        choices={dataRequestKind.options.map((kind) => [kind, t[letterKinds[kind]]])}
        choose={(kind) => setValues({ ...values, kind })}
      />
      {values.kind === 'correct' && <p className="hint">{t.correctNote}</p>}
      <SelectField<IdentityCheck>
        label={t.identity}
        value={values.identity}
        choices={identityCheck.options.map((way) => [way, t[way]])}
        choose={(identity) => setValues({ ...values, identity })}
      />
      <TextField
        type="date"
        name="receivedOn"
        label={t.received}
        max={today}
        fault={isChecked && !isDay ? t.receivedFault : undefined}
        value={values.receivedOn}
        onChange={({ target }) => setValues({ ...values, receivedOn: target.value })}
      />
      <AreaField
        name="reason"
        label={h.reason}
        hint={h.reasonHint}
        fault={isChecked && !isReason(values.reason) ? h.reasonShort : undefined}
        maxLength={longestReason}
        value={values.reason}
        onChange={({ target }) => setValues({ ...values, reason: target.value })}
      />
      {fault && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button
          onClick={() => {
            dropDraft()
            close()
          }}
        >
          {h.cancel}
        </Button>
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t.recordConfirm}
        </Button>
      </div>
    </form>
  )
}

/** The dialog that records a letter of a person. */
export const RecordLetter = ({ page }: { page: PersonPage | undefined }) => {
  const t = useText(workText)
  const { session } = useSession()
  const { act, close } = useActAddress()
  const known = act === 'letter' && admits('POST /staff/care/requests/open', session.roles) ? page : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? fill(t.recordTitle, { name: titleOf(known) }) : ''}
      lead={<p>{t.recordLead}</p>}
    >
      {known && <Form key={known.person.id} page={known} />}
    </Modal>
  )
}
