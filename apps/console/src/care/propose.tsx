import type { CorrectionKind } from '@foyer/api/staff/corrections'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { useRefreshCare } from './person-acts.tsx'
import { workText } from './work-text.ts'

/** What a correction is about. */
export interface Target {
  readonly kind: CorrectionKind
  /** the id of the reward, or of the transfer of points */
  readonly id: string
  readonly name: string
}

const Form = ({ person, target: { kind, id } }: { person: string; target: Target }) => {
  const t = useText(workText)
  const say = useSay()
  const refresh = useRefreshCare()
  const { close } = useActAddress()
  const { run, ...state } = useAct('POST /staff/care/corrections/propose', 'POST /staff/care/rewards', () => {
    dropDraft()
    say(t.proposeDone)
    refresh()
    close()
  })
  return (
    <ActForm
      {...state}
      form={`care ${kind} ${id}`}
      confirm={t.proposeConfirm}
      run={(reason) => run({ id: person, kind, target: id, reason })}
      close={close}
    >
      {state.fault?.kind === 'conflict' && <p className="notice notice-warn">{t.notPossible}</p>}
    </ActForm>
  )
}

/** The dialog that proposes a correction. */
export const Propose = ({ person, target }: { person: string; target: Target | undefined }) => {
  const t = useText(workText)
  const { close } = useActAddress()
  return (
    <Modal
      isOpen={target !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={target ? fill(t[`${target.kind}Title`], { name: target.name }) : ''}
      lead={<p>{t.proposeLead}</p>}
    >
      {target && <Form key={target.id} person={person} target={target} />}
    </Modal>
  )
}
