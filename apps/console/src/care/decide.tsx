import type { Correction } from '@foyer/api/staff/corrections'
import { useText } from '@foyer/staff-interface/language'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { About } from './correction.tsx'
import { workText } from './work-text.ts'

type Decision = 'approve' | 'refuse' | 'withdraw'
export const isDecision = (name: string | null): name is Decision =>
  name === 'approve' || name === 'refuse' || name === 'withdraw'

const Form = ({ correction, decision }: { correction: Correction; decision: Decision }) => {
  const t = useText(workText)
  const say = useSay()
  const { close } = useActAddress()
  const { run, ...state } = useAct('POST /staff/care/corrections/decide', 'POST /staff/care/corrections', () => {
    dropDraft()
    say(t[`${decision}Done`])
    close()
  })
  return (
    <ActForm
      {...state}
      form={`care ${decision} ${correction.id}`}
      confirm={t[decision]}
      run={(reason) => run({ correction: correction.id, decision, seen: correction.reward?.status ?? null, reason })}
      close={close}
    >
      <div className="care-about">
        <About correction={correction} />
      </div>
      {state.fault?.kind === 'conflict' && <p className="notice notice-warn">{t.notPossible}</p>}
    </ActForm>
  )
}

/** The dialog that decides a correction, with what it is about. */
export const Decide = ({ corrections }: { corrections: readonly Correction[] }) => {
  const t = useText(workText)
  const { act, id, close } = useActAddress()
  const correction = corrections.find((one) => one.id === id && one.state === 'proposed')
  const known = isDecision(act) && correction ? { correction, decision: act } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? t[`${known.decision}Title`] : ''}
    >
      {known && <Form key={`${known.decision} ${known.correction.id}`} {...known} />}
    </Modal>
  )
}
