import type { CampaignAct, CampaignDetail } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { ProofDialog } from '../acts/proof-dialog.tsx'
import { isReason, longestReason } from '../acts/reason.ts'
import { serverNow } from '../shared/clock.ts'
import type { Fault } from '../shared/fault.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { AreaField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { useCampaignAct } from './read.ts'
import { Refusal } from './refusal.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { actText, pageText } from './text.ts'

interface FormProps {
  readonly campaign: CampaignDetail
  /** the version that the person looked at */
  readonly revision: number
  readonly close: () => void
}

const useDone = (message: string, close: () => void) => {
  const say = useSay()
  return () => {
    dropDraft()
    say(message)
    close()
  }
}

interface PlainProps {
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly confirm: string
  /** the act was refused, and would be refused again */
  readonly isOver: boolean
  readonly run: () => void
  readonly clear: () => void
  readonly close: () => void
  readonly children?: ReactNode
}

/** The form of an act that needs no reason. */
const PlainForm = ({ isBusy, fault, confirm, isOver, run, clear, close, children }: PlainProps) => {
  const h = useText(sharedText)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) run()
  }
  const needsProof = fault?.kind === 'proof'
  return (
    <form className="form" onSubmit={submit} noValidate>
      {children}
      {fault && !needsProof && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button
          onClick={() => {
            dropDraft()
            close()
          }}
        >
          {isOver ? h.close : h.cancel}
        </Button>
        {!isOver && (
          <Button type="submit" kind="main" isBusy={isBusy} data-first>
            {confirm}
          </Button>
        )}
      </div>
      <ProofDialog isOpen={needsProof} cancel={clear} />
    </form>
  )
}

const ApproveForm = ({ campaign, revision, close }: FormProps) => {
  const t = useText(actText)
  const p = useText(pageText)
  const language = useLanguage()
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/approve', useDone(t.approveDone, close))
  const { id, schedule } = campaign.summary
  const at = schedule.publishAt
  return (
    <PlainForm
      {...act}
      isOver={refused !== undefined}
      confirm={p.approve}
      close={close}
      run={() => run({ id, revision })}
    >
      <p className="notice notice-warn">
        {at === null || at <= serverNow() ? t.approveNow : fill(t.approveLater, { at: dateTime(language, at) })}
      </p>
      <Refusal refused={refused} />
    </PlainForm>
  )
}

const SubmitForm = ({ campaign, revision, close }: FormProps) => {
  const t = useText(actText)
  const p = useText(pageText)
  const { id } = campaign.summary
  const [note, setNote, keep] = useDraft(`submit ${id}`, '')
  const [isShort, setShort] = useState(false)
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/submit', useDone(t.submitDone, close))
  const isWrong = note.trim() !== '' && !isReason(note)
  const send = () => {
    setShort(isWrong)
    if (isWrong) return
    keep()
    run({ id, revision, ...(note.trim() !== '' && { note: note.trim() }) })
  }
  return (
    <PlainForm {...act} isOver={refused !== undefined} confirm={p.submit} close={close} run={send}>
      <AreaField
        label={t.note}
        fault={isShort && isWrong ? t.noteShort : undefined}
        maxLength={longestReason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Refusal refused={refused} />
    </PlainForm>
  )
}

const ReturnForm = ({ campaign, revision, close }: FormProps) => {
  const t = useText(actText)
  const p = useText(pageText)
  const { id } = campaign.summary
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/return', useDone(t.returnDone, close))
  const send = (reason: string) => run({ id, revision, reason })
  return (
    <ActForm {...act} form={`return ${id}`} confirm={p.return} close={close} run={send}>
      <Refusal refused={refused} />
    </ActForm>
  )
}

const CloseForm = ({ campaign, close }: FormProps) => {
  const t = useText(actText)
  const { id } = campaign.summary
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/close', useDone(t.closeDone, close))
  const send = (reason: string) => run({ id, reason })
  return (
    <ActForm {...act} form={`close ${id}`} confirm={t.closeConfirm} isDangerous close={close} run={send}>
      <Refusal refused={refused} />
    </ActForm>
  )
}

const WithdrawForm = ({ campaign, revision, close }: FormProps) => {
  const t = useText(actText)
  const p = useText(pageText)
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/withdraw', useDone(t.withdrawDone, close))
  const { id } = campaign.summary
  return (
    <PlainForm
      {...act}
      isOver={refused !== undefined}
      confirm={p.withdraw}
      close={close}
      run={() => run({ id, revision })}
    >
      <Refusal refused={refused} />
    </PlainForm>
  )
}

/** `revision` is the older version here. */
const RevertForm = ({ campaign, revision: to, close }: FormProps) => {
  const t = useText(actText)
  const { refused, run, ...act } = useCampaignAct('POST /staff/campaigns/revert', useDone(t.revertDone, close))
  const { id, revision } = campaign.summary
  return (
    <PlainForm
      {...act}
      isOver={refused !== undefined}
      confirm={t.revertConfirm}
      close={close}
      run={() => run({ id, revision, to })}
    >
      <Refusal refused={refused} />
    </PlainForm>
  )
}

const forms = {
  approve: ApproveForm,
  submit: SubmitForm,
  return: ReturnForm,
  withdraw: WithdrawForm,
  schedule: ScheduleForm,
  close: CloseForm,
  revert: RevertForm,
} as const satisfies Partial<Record<CampaignAct, unknown>>
type Form = keyof typeof forms
const isForm = (name: string | null): name is Form => name !== null && Object.hasOwn(forms, name)

/** The dialog of the act that the address names, for the version that it names. */
export const CampaignActs = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(actText)
  const { act, id, close } = useActAddress()
  const [opened, setOpened] = useState<Form>()
  const revision = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined
  const isKnown = isForm(act) && revision !== undefined && (campaign.acts.includes(act) || opened === act)
  // the dialog explains that another person made the act impossible
  const current = isKnown ? act : undefined
  if (current !== opened) setOpened(current)
  const Form = current && forms[current]
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <Modal
      isOpen={current !== undefined}
      title={current ? fill(t[`${current}Title`], { revision: revision ?? '' }) : ''}
      lead={current && <p>{fill(t[`${current}Lead`], { revision: revision ?? '' })}</p>}
      close={leave}
    >
      {Form && revision !== undefined && <Form campaign={campaign} revision={revision} close={close} />}
    </Modal>
  )
}
