import { clientCashbackRequest } from '@foyer/api/staff/care'
import { type FormEvent, useState } from 'react'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { Statement } from '../care/cashback.tsx'
import '../care/care.css'
import { useText } from '@foyer/staff-interface/language'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { text } from './text.ts'

type Shown = Parameters<typeof Statement>[0]['account']

/** Opens the cashback of one client by the client number, which is in neither the address nor the storage of the browser. */
export const ClientCashback = ({ close }: { readonly close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const [values, setValues] = useState({ clientNo: '', reason: '' })
  const [isChecked, setChecked] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const { run, fault, ...state } = useAct('POST /staff/cashback/client', [], setShown)
  const request = clientCashbackRequest.safeParse(values)
  const isWrong = (name: string) => isChecked && (request.error?.issues.some(({ path }) => path[0] === name) ?? false)
  const isUnknown = fault?.kind === 'notFound'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (request.success && !state.isBusy) run(request.data)
  }
  if (shown)
    return (
      <div className="form">
        <Statement account={shown} choose={({ month }) => run({ ...values, month })} />
        <div className="modal-acts">
          <Button onClick={close}>{h.close}</Button>
          <Button kind="main" onClick={() => setShown(undefined)}>
            {t.otherClient}
          </Button>
        </div>
      </div>
    )
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        name="clientNo"
        label={t.clientNo}
        autoComplete="off"
        inputMode="numeric"
        maxLength={30}
        value={values.clientNo}
        fault={isUnknown ? t.noClient : isWrong('clientNo') ? t.clientNoShort : undefined}
        onChange={({ target }) => setValues({ ...values, clientNo: target.value })}
      />
      <ReasonField
        value={values.reason}
        isWrong={isWrong('reason')}
        write={(reason) => setValues({ ...values, reason })}
      />
      <FormEnd {...state} fault={isUnknown ? undefined : fault} confirm={t.show} close={close} />
    </form>
  )
}
