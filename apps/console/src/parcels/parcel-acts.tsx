import type { DataOf } from '@foyer/api/endpoints/calls'
import { inLanguage } from '@foyer/api/languages'
import { type Parcel, type ParcelStep, parcelStepRequest } from '@foyer/api/staff/parcels'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Segments, TextField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { isParcelAct, parcelActs, stepsOf } from './steps.ts'
import { text } from './text.ts'

type Address = DataOf<'POST /staff/parcels/address'>

/** The label as it is written on a parcel. */
const Label = ({ found: { address, area }, reference }: { found: Address; reference: string }) => {
  const language = useLanguage()
  // a parcel to the mainland is written in Chinese, whatever the language of the member of staff
  const written = inLanguage(area, address.place === 'mainland' ? 'zh-CN' : language)
  const lines = address.place === 'mainland' ? [written, address.street] : [address.flat, address.building, written]
  return (
    <address className="label">
      <span className="strong">{address.name}</span>
      <span>
        +{address.areaCode} {address.mobileNo}
      </span>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
      <code className="faint">{reference}</code>
    </address>
  )
}

const ShowAddress = ({ parcel: { reference }, close }: { parcel: Parcel; close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const [found, setFound] = useState<Address>()
  const { run, ...state } = useAct('POST /staff/parcels/address', [], (reply) => {
    dropDraft()
    setFound(reply)
  })
  if (found)
    return (
      <>
        <Label found={found} reference={reference} />
        <div className="modal-acts">
          <Button onClick={close}>{h.close}</Button>
          <Button kind="main" icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
            {t.print}
          </Button>
        </div>
      </>
    )
  return (
    <ActForm
      {...state}
      form={`address ${reference}`}
      confirm={t.addressConfirm}
      run={(reason) => run({ reference, reason })}
      close={close}
    />
  )
}

interface Values {
  readonly carrier: string
  readonly trackingNo: string
  readonly stock: 'back' | 'lost'
  readonly reason: string
}
const empty: Values = { carrier: '', trackingNo: '', stock: 'back', reason: '' }

const stepWith = (event: ParcelStep['event'], { carrier, trackingNo, stock, reason }: Values) => {
  if (event === 'ship') return { event, carrier, trackingNo }
  if (event === 'return') return { event, reason }
  return event === 'revoke' ? { event, stock, reason } : { event }
}

interface StepProps {
  readonly parcel: Parcel
  readonly event: ParcelStep['event']
  readonly close: () => void
}

/** The form of a step in the delivery, with the fields that the step has. */
const Step = ({ parcel: { reference, status: from }, event, close }: StepProps) => {
  const t = useText(text)
  const say = useSay()
  const { values, set, isWrong, submit, element } = useForm(
    `${event} ${reference}`,
    empty,
    parcelStepRequest,
    (given) => ({ reference, from, step: stepWith(event, given) }),
  )
  const { run, ...state } = useAct('POST /staff/parcels/step', 'POST /staff/parcels', ({ status }) => {
    dropDraft()
    say(fill(t.done, { reference, status: t[status] }))
    close()
  })
  const fields = [
    ['carrier', t.carrier],
    ['trackingNo', t.trackingNo],
  ] as const
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      {event === 'ship' &&
        fields.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            maxLength={40}
            value={values[name]}
            onChange={({ target }) => set(name, target.value)}
            fault={isWrong(name) ? t.printedFault : undefined}
          />
        ))}
      {event === 'revoke' && (
        <div className="field">
          <h3>{t.stock}</h3>
          <Segments
            label={t.stock}
            value={values.stock}
            choices={[
              ['back', t.back],
              ['lost', t.lost],
            ]}
            choose={(stock) => set('stock', stock)}
          />
          <p className="hint">{t.stockHint}</p>
        </div>
      )}
      {(event === 'return' || event === 'revoke') && (
        <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      )}
      <FormEnd {...state} confirm={t[`${event}Confirm`]} isDangerous={event === 'revoke'} close={close} />
    </form>
  )
}

/** The dialog of the act on a gift that the address names. */
export const ParcelActs = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  // the list loses a gift that has moved on, and the dialog has to say so
  const [opened, setOpened] = useState<Parcel>()
  const found = parcels.find(({ reference }) => reference === id)
  if (found && opened?.reference !== id) setOpened(found)
  if (id === null && opened) setOpened(undefined)
  const parcel = opened?.reference === id ? opened : found
  const isKnown = isParcelAct(act) && admits(parcelActs[act], session.roles) && parcel && stepsOf(parcel).includes(act)
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <Modal
      isOpen={Boolean(isKnown)}
      title={isKnown ? fill(t[`${act}Title`], { reference: parcel.reference }) : ''}
      lead={isKnown && <p>{t[`${act}Lead`]}</p>}
      close={leave}
    >
      {isKnown &&
        (act === 'address' ? (
          <ShowAddress parcel={parcel} close={leave} />
        ) : (
          <Step parcel={parcel} event={act} close={leave} />
        ))}
    </Modal>
  )
}
