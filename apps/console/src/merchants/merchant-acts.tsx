import { inLanguage } from '@foyer/api/languages'
import { type Merchant, setMerchantItemsRequest, type VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { AddMerchant, type NewPin } from './add-merchant.tsx'
import { Days } from './days.tsx'
import { text } from './text.ts'
import { VouchersField } from './vouchers-field.tsx'

/** The acts on merchants, with the calls that perform them. */
export const merchantActs = {
  add: 'POST /staff/merchants/add',
  days: 'POST /staff/merchants/days',
  items: 'POST /staff/merchants/items',
  pin: 'POST /staff/merchants/pin',
  close: 'POST /staff/merchants/close',
} as const
type MerchantAct = keyof typeof merchantActs
const isMerchantAct = (name: string | null): name is MerchantAct => name !== null && name in merchantActs

interface ActProps {
  readonly merchant: Merchant
  readonly name: string
  readonly close: () => void
}

const RenewPin = ({ merchant: { code }, name, close, added }: ActProps & { added: (pin: NewPin) => void }) => {
  const t = useText(text)
  const { run, ...state } = useAct(merchantActs.pin, 'POST /staff/merchants', ({ pin }) => {
    dropDraft()
    added({ name, pin })
  })
  return (
    <ActForm
      {...state}
      form={`pin ${code}`}
      confirm={t.pinConfirm}
      isDangerous
      run={(reason) => run({ code, reason })}
      close={close}
    />
  )
}

const Close = ({ merchant: { code }, name, close }: ActProps) => {
  const t = useText(text)
  const say = useSay()
  const { run, ...state } = useAct(merchantActs.close, 'POST /staff/merchants', () => {
    say(fill(t.closeDone, { name }))
    close()
  })
  return (
    <ActForm
      {...state}
      form={`close ${code}`}
      confirm={t.closeConfirm}
      isDangerous
      run={(reason) => run({ code, reason })}
      close={close}
    />
  )
}

const Items = ({ merchant, name, close, vouchers }: ActProps & { vouchers: readonly VoucherChoice[] }) => {
  const t = useText(text)
  const say = useSay()
  const { code } = merchant
  const { values, set, isWrong, submit, element } = useForm(
    `items ${code}`,
    { items: merchant.items, reason: '' },
    setMerchantItemsRequest,
    (given) => ({ ...given, code }),
  )
  const { run, ...state } = useAct(merchantActs.items, 'POST /staff/merchants', () => {
    say(fill(t.itemsDone, { name }))
    close()
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <VouchersField
        choices={vouchers}
        chosen={values.items}
        isWrong={isWrong('items')}
        choose={(items) => set('items', [...items])}
      />
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      <FormEnd {...state} confirm={t.itemsConfirm} close={close} />
    </form>
  )
}

interface Props {
  readonly merchants: readonly Merchant[]
  readonly vouchers: readonly VoucherChoice[]
}

/** The dialog of the act that the address names, and the PIN that an act has made. */
export const MerchantActs = ({ merchants, vouchers }: Props) => {
  const t = useText(text)
  const language = useLanguage()
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  const [made, setMade] = useState<NewPin>()
  const merchant = merchants.find(({ code }) => code === id)
  const known = isMerchantAct(act) && admits(merchantActs[act], session.roles) && (act === 'add' || merchant)
  const open = known ? act : undefined
  const name = inLanguage(merchant?.name, language) ?? ''
  const leave = () => {
    dropDraft()
    close()
  }
  const added = (pin: NewPin) => {
    setMade(pin)
    close()
  }
  const titles = {
    add: t.add,
    days: fill(t.daysTitle, { name }),
    items: fill(t.itemsTitle, { name }),
    pin: fill(t.pinTitle, { name }),
    close: fill(t.closeTitle, { name }),
  }
  const leads = { add: t.addLead, days: t.daysLead, items: t.itemsLead, pin: t.pinLead, close: t.closeLead }
  const of = merchant && { merchant, name, close: leave }
  return (
    <>
      <Modal
        isOpen={open !== undefined}
        place={open === 'days' ? 'side' : 'middle'}
        title={open ? titles[open] : ''}
        lead={open && <p>{leads[open]}</p>}
        close={leave}
      >
        {open === 'add' && <AddMerchant vouchers={vouchers} close={leave} added={added} />}
        {of && open === 'days' && <Days code={of.merchant.code} vouchers={vouchers} />}
        {of && open === 'items' && <Items {...of} vouchers={vouchers} />}
        {of && open === 'pin' && <RenewPin {...of} added={added} />}
        {of && open === 'close' && <Close {...of} />}
      </Modal>
      <Modal isOpen={made !== undefined} title={fill(t.pinShown, { name: made?.name ?? '' })} lead={<p>{t.pinOnce}</p>}>
        {made && (
          <>
            <div className="pin">
              <CopyText value={made.pin} isLong />
            </div>
            <div className="modal-acts">
              <Button kind="main" data-first onClick={() => setMade(undefined)}>
                {t.pinNoted}
              </Button>
            </div>
          </>
        )}
      </Modal>
    </>
  )
}
