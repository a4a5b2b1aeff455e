import type { BodyOf } from '@foyer/api/endpoints/calls'
import type { StaffCall } from '../shared/call.ts'
import { Modal } from '../ui/modal.tsx'
import { ActForm } from './act-form.tsx'
import { useAct } from './query.ts'
import { useDone, useLeave } from './use-done.ts'

interface ReasonAct<C extends StaffCall> {
  readonly call: C
  /** the list that is loaded again */
  readonly list: StaffCall
  /** name of the form, with what it acts on */
  readonly form: string
  readonly body: (reason: string) => BodyOf<C>
  readonly confirm: string
  readonly done: string
  readonly isDangerous?: boolean
}

const ReasonForm = <C extends StaffCall>({ call, list, body, done, ...form }: ReasonAct<C>) => {
  const sayDone = useDone()
  const leave = useLeave()
  const { run, ...state } = useAct(call, list, () => sayDone(done))
  return <ActForm {...state} {...form} run={(reason) => run(body(reason))} close={leave} />
}

interface Props<C extends StaffCall> {
  readonly title: string
  readonly lead: string
  /** the act that the address names; without it the dialog is closed */
  readonly act: ReasonAct<C> | undefined
}

/** The dialog of an act that needs nothing but a reason. */
export const ReasonDialog = <C extends StaffCall>({ title, lead, act }: Props<C>) => {
  const leave = useLeave()
  return (
    <Modal isOpen={act !== undefined} close={leave} title={title} lead={<p>{lead}</p>}>
      {act && <ReasonForm {...act} />}
    </Modal>
  )
}
