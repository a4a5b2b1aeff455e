import type { CampaignSummary } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { text } from './text.ts'
import { useTitle } from './words.tsx'

const Form = ({ from, close }: { from: string | undefined; close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const navigate = useNavigate()
  // the same key creates one draft, however often it is sent
  const [values, setValues, keep] = useDraft(`new campaign ${from ?? ''}`, { title: '', key: crypto.randomUUID() })
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, fault, run } = useAct('POST /staff/campaigns/create', 'POST /staff/campaigns/list', ({ summary }) => {
    dropDraft()
    navigate(`/campaigns/${summary.id}`)
  })
  const title = values.title.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (from === undefined && title === '') return field.current?.focus()
    keep()
    run(from === undefined ? { key: values.key, title } : { key: values.key, from })
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      {from === undefined && (
        <TextField
          ref={field}
          label={t.newTitle}
          hint={t.newHint}
          fault={isChecked && title === '' ? t.newMissing : undefined}
          maxLength={120}
          value={values.title}
          onChange={({ target }) => setValues({ ...values, title: target.value })}
        />
      )}
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
        <Button type="submit" kind="main" isBusy={isBusy} data-first={from === undefined ? undefined : true}>
          {t.newConfirm}
        </Button>
      </div>
    </form>
  )
}

/** The dialog that creates a draft: blank, or a copy of `source`. */
export const NewCampaign = ({ source }: { source?: CampaignSummary }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, close } = useActAddress()
  const name = useTitle(source)
  const isOpen = act === (source ? 'copy' : 'add') && admits('POST /staff/campaigns/create', session.roles)
  return (
    <Modal
      isOpen={isOpen}
      title={source ? fill(t.copyTitle, { name }) : t.add}
      lead={<p>{source ? t.copyLead : t.newLead}</p>}
      close={close}
    >
      {isOpen && <Form from={source?.id} close={close} />}
    </Modal>
  )
}
