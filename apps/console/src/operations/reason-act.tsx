import type { BodyOf } from '@foyer/api/endpoints/calls'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { useAct } from '../acts/query.ts'
import type { StaffCall } from '../shared/call.ts'
import { useDone } from './use-done.ts'

interface Props<C extends StaffCall> {
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

/** The form of an act that needs nothing but a reason, in a dialog that the address names. */
export const ReasonAct = <C extends StaffCall>({
  call,
  list,
  form,
  body,
  confirm,
  done,
  isDangerous = false,
}: Props<C>) => {
  const { close } = useActAddress()
  const say = useDone()
  const { run, ...state } = useAct(call, list, () => say(done))
  return (
    <ActForm
      {...state}
      form={form}
      confirm={confirm}
      isDangerous={isDangerous}
      run={(reason) => run(body(reason))}
      close={close}
    />
  )
}
