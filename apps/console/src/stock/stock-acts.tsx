import { inLanguage } from '@foyer/api/languages'
import { type StockRow, setStockRequest } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { dropDraft } from '../acts/draft.ts'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { TextField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { ImportCodes } from './import-codes.tsx'
import { text } from './text.ts'

/** Names a stock in the address of an act. */
export const keyOf = ({ activity, stage }: StockRow): string => `${activity}.${stage}`

/** The name of what a stock is of. */
export const useItemName = (): ((row: StockRow) => string) => {
  const t = useText(text)
  const language = useLanguage()
  return ({ name, stage }) => inLanguage(name, language) ?? (stage === '' ? t.wholeActivity : stage)
}

const SetTotal = ({ row, close }: { row: StockRow; close: () => void }) => {
  const t = useText(text)
  const say = useSay()
  const [now, setNow] = useState<number | null>()
  const given = (row.total ?? 0) - (row.remaining ?? 0)
  const { activity, stage } = row
  // the total that the person sees: of the list, or of the reply that nothing was set
  const was = now === undefined ? row.total : now
  const { values, set, isWrong, submit, element } = useForm(
    `set ${keyOf(row)}`,
    { total: String(row.total ?? ''), reason: '' },
    setStockRequest,
    ({ total, reason }) => ({ activity, stage, was, total: /^\d+$/.test(total) ? Number(total) : null, reason }),
  )
  const { run, ...state } = useAct('POST /staff/stock/set', 'POST /staff/stock', ({ outcome, total }) => {
    if (outcome === 'outdated') return setNow(total)
    dropDraft()
    say(t.setDone)
    close()
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <TextField
        name="total"
        inputMode="numeric"
        label={t.newTotal}
        maxLength={7}
        value={values.total}
        onChange={({ target }) => set('total', target.value.trim())}
        fault={isWrong('total') ? t.newTotalFault : undefined}
        hint={
          /^\d+$/.test(values.total) ? fill(t.thenLeft, { left: Math.max(0, Number(values.total) - given) }) : undefined
        }
      />
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      {now !== undefined && (
        <p className="notice notice-warn" role="alert">
          {fill(t.outdated, { total: now ?? t.unlimited })}
        </p>
      )}
      <FormEnd {...state} confirm={t.setConfirm} close={close} />
    </form>
  )
}

/** The dialog of the act on a stock that the address names. */
export const StockActs = ({ rows }: { rows: readonly StockRow[] }) => {
  const t = useText(text)
  const itemName = useItemName()
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  const row = rows.find((one) => keyOf(one) === id)
  const isImport = act === 'import' && row?.kind === 'codes' && admits('POST /staff/vouchers/import', session.roles)
  const isSet =
    act === 'set' && (row?.kind === 'gift' || row?.kind === 'places') && admits('POST /staff/stock/set', session.roles)
  const leave = () => {
    dropDraft()
    close()
  }
  const item = row ? itemName(row) : ''
  return (
    <Modal
      isOpen={row !== undefined && (isImport || isSet)}
      title={fill(isImport ? t.importTitle : t.setTitle, { item })}
      lead={
        <p>{isImport ? t.importLead : fill(t.setLead, { given: row ? (row.total ?? 0) - (row.remaining ?? 0) : 0 })}</p>
      }
      close={leave}
    >
      {row && isImport && <ImportCodes row={row} close={leave} />}
      {row && isSet && <SetTotal row={row} close={leave} />}
    </Modal>
  )
}
