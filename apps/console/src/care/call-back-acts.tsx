import type { StaffCallBack } from '@foyer/api/staff/call-backs'
import { useText } from '@foyer/staff-interface/language'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { callBackText } from './call-back-text.ts'

export const callBackActs = ['reveal', 'reached', 'missed'] as const
export type CallBackAct = (typeof callBackActs)[number]
const isCallBackAct = (name: string | null): name is CallBackAct => callBackActs.some((one) => one === name)

const list = 'POST /staff/care/call-backs'

interface ClosingProps {
  readonly callBack: StaffCallBack
  readonly state: 'reached' | 'missed'
}

const Closing = ({ callBack, state }: ClosingProps) => {
  const t = useText(callBackText)
  const say = useSay()
  const { close } = useActAddress()
  const { run, ...form } = useAct('POST /staff/care/call-backs/close', list, () => {
    dropDraft()
    say(t.closeDone)
    close()
  })
  return (
    <ActForm
      {...form}
      form={`care call-back ${state} ${callBack.id}`}
      confirm={t[state]}
      run={(reason) => run({ callBack: callBack.id, state, reason })}
      close={close}
    />
  )
}

/** Requires a reason, and then shows the number and the note until it is closed. */
const Revealing = ({ callBack }: { callBack: StaffCallBack }) => {
  const t = useText(callBackText)
  const h = useText(sharedText)
  const { close } = useActAddress()
  const [values, setValues] = useState<{ number: string; note: string | null }>()
  const { run, ...form } = useAct('POST /staff/care/call-backs/reveal', list, (reply) => {
    dropDraft()
    setValues(reply)
  })
  if (!values)
    return (
      <ActForm
        {...form}
        form={`care call-back reveal ${callBack.id}`}
        confirm={t.reveal}
        run={(reason) => run({ callBack: callBack.id, reason })}
        close={close}
      />
    )
  return (
    <div className="form">
      <ul className="care-values" aria-live="polite">
        <li>
          <span className="soft">{t.number}</span> <CopyText value={values.number} />
        </li>
        <li>
          <span className="soft">{t.note}</span> <span>{values.note ?? t.noNote}</span>
        </li>
      </ul>
      <div className="modal-acts">
        <Button kind="main" data-first onClick={close}>
          {h.close}
        </Button>
      </div>
    </div>
  )
}

/** The dialog of the act on the request that the address names. */
export const CallBackActs = ({ callBacks }: { callBacks: readonly StaffCallBack[] }) => {
  const t = useText(callBackText)
  const { act, id, close } = useActAddress()
  const callBack = callBacks.find((one) => one.id === id && one.state === 'open')
  const known = isCallBackAct(act) && callBack ? { act, callBack } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? t[`${known.act}Title`] : ''}
      lead={known && <p>{known.act === 'reveal' ? t.revealLead : t.closeLead}</p>}
    >
      {known?.act === 'reveal' && <Revealing key={known.callBack.id} callBack={known.callBack} />}
      {known && known.act !== 'reveal' && (
        <Closing key={`${known.act} ${known.callBack.id}`} callBack={known.callBack} state={known.act} />
      )}
    </Modal>
  )
}
