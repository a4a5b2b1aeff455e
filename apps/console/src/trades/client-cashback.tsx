import { clientCashbackRequest } from '@foyer/api/staff/care'
import { useState } from 'react'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { Statement } from '../care/cashback.tsx'
import '../care/care.css'
import { useText } from '../text/language.ts'
import { TextField } from '../ui/field.tsx'
import { text } from './text.ts'

type Shown = Parameters<typeof Statement>[0]['account']

/** Opens the cashback of one client by the client number, which is in neither the address nor the storage. */
export const ClientCashback = () => {
  const t = useText(text)
  const [shown, setShown] = useState<Shown>()
  const { values, set, isWrong, submit, element } = useForm(
    'cashback of a client',
    { clientNo: '', reason: '' },
    clientCashbackRequest,
  )
  const { run, fault, ...state } = useAct('POST /staff/cashback/client', [], setShown)
  const isUnknown = fault?.kind === 'notFound'
  return (
    <section className="part" aria-labelledby="client-cashback">
      <h2 id="client-cashback">{t.ofClient}</h2>
      {shown ? (
        <Statement account={shown} choose={({ month }) => run({ ...values, month })} />
      ) : (
        <form ref={element} className="form panel panel-form" noValidate onSubmit={submit(run, state.isBusy)}>
          <TextField
            name="clientNo"
            label={t.clientNo}
            autoComplete="off"
            inputMode="numeric"
            value={values.clientNo}
            fault={isUnknown ? t.noClient : isWrong('clientNo') ? t.clientNoShort : undefined}
            onChange={({ target }) => set('clientNo', target.value)}
          />
          <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
          <FormEnd
            {...state}
            fault={isUnknown ? undefined : fault}
            confirm={t.show}
            close={() => set('clientNo', '')}
          />
        </form>
      )}
      {shown && (
        <button type="button" className="button button-plain" onClick={() => setShown(undefined)}>
          {t.otherClient}
        </button>
      )}
    </section>
  )
}
