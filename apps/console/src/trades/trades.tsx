import {
  type CashbackMonth,
  importTradesRequest,
  type TradeFault,
  type TradePreview,
  tradeFileMax,
} from '@foyer/api/staff/trade-files'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { monthText } from '@foyer/staff-interface/time'
import { CalendarDays, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { dropDraft } from '../acts/draft.ts'
import { type ChosenFile, FileField } from '../acts/file-field.tsx'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct, useRead } from '../acts/query.ts'
import { type FaultLine, FaultLines, Sums } from '../acts/upload-parts.tsx'
import { csvFaultText, uploadText } from '../acts/upload-text.ts'
import { useForm } from '../acts/use-form.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { dollars } from '../shared/money.ts'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Failure } from '../ui/failure.tsx'
import { List } from '../ui/list.tsx'
import { Modal } from '../ui/modal.tsx'
import { Page } from '../ui/page.tsx'
import { useSay } from '../ui/toasts.tsx'
import { ClientCashback } from './client-cashback.tsx'
import { text } from './text.ts'

/** The columns of a file, as the server reads them. */
const columns = [
  ...['reference', 'revision', 'clientNo', 'kind', 'side', 'code', 'nameZhCN', 'nameZhHK', 'nameEnUS'],
  ...['quantity', 'amount', 'fees', 'executedAt', 'feeWaived', 'status', 'settlesOn'],
]

interface ConfirmProps {
  readonly file: ChosenFile
  readonly preview: TradePreview
  readonly renew: (preview: TradePreview) => void
  readonly close: () => void
}

/** A preview that can be imported, with the reason. */
const Confirm = ({ file, preview: { digest, fresh, corrected }, renew, close }: ConfirmProps) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  const { values, set, isWrong, submit, element } = useForm(
    'import trades',
    { reason: '' },
    importTradesRequest,
    ({ reason }) => ({ file: file.name, text: file.text, digest, fresh, corrected, reason }),
  )
  const { run, fault, ...state } = useAct('POST /staff/trades/import', [], ({ outcome, preview }) => {
    if (outcome === 'outdated') return renew(preview)
    dropDraft()
    say(fill(t.done, { fresh: preview.fresh, corrected: preview.corrected }))
    close()
  })
  const isLost = fault?.kind === 'unanswered'
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      {isLost && (
        <p className="notice notice-warn" role="alert">
          {t.repeat}
        </p>
      )}
      <FormEnd
        {...state}
        fault={isLost ? undefined : fault}
        confirm={fill(t.confirm, { trades: (fresh + corrected).toLocaleString(language) })}
        close={close}
      />
    </form>
  )
}

/** The import of files of trades: a file, its preview, and the confirmation. */
const Import = () => {
  const t = useText(text)
  const u = useText(uploadText)
  const kinds = { ...useText(csvFaultText), ...t }
  const [file, setFile] = useState<ChosenFile>()
  const [preview, setPreview] = useState<TradePreview>()
  const [isRenewed, setRenewed] = useState(false)
  const { run, isBusy, fault } = useAct('POST /staff/trades/preview', [], setPreview)
  const choose = (chosen: ChosenFile) => {
    setFile(chosen)
    setRenewed(false)
    run({ text: chosen.text })
  }
  const restart = () => {
    setFile(undefined)
    setPreview(undefined)
  }
  const renew = (next: TradePreview) => {
    setPreview(next)
    setRenewed(true)
  }
  const faultText = ({ line, fault: kind, columns: named, first }: TradeFault): FaultLine => ({
    line,
    text: fill(kinds[kind], { columns: named.join(', '), first: first ?? '' }),
  })
  const canImport = preview && preview.faulty === 0 && preview.fresh + preview.corrected > 0
  return (
    <section className="panel panel-form" aria-label={t.import}>
      {!preview && (
        <>
          <FileField label={t.file} hint={t.fileHint} most={tradeFileMax.bytes} isBusy={isBusy} chosen={choose} />
          {fault && <Failure fault={fault} />}
          <div className="field">
            <h2>{t.columnsTitle}</h2>
            <p className="masked">
              {columns.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </p>
            <p className="hint">{t.columnsLead}</p>
          </div>
        </>
      )}
      {preview && (
        <>
          <h2>{file?.name}</h2>
          <Sums
            sums={
              preview.faulty > 0
                ? [[t.faulty, preview.faulty]]
                : [
                    [t.fresh, preview.fresh],
                    [t.corrected, preview.corrected],
                    [t.known, preview.known],
                  ]
            }
          />
          {isRenewed && (
            <p className="notice notice-warn" role="alert">
              {u.outdated}
            </p>
          )}
          {preview.faulty > 0 && <FaultLines faults={preview.faults.map(faultText)} faulty={preview.faulty} />}
          {preview.faulty === 0 && !canImport && (
            <p className="notice notice-warn" role="status">
              {preview.trades === 0 ? t.noTrades : t.nothingNew}
            </p>
          )}
          {canImport && file ? (
            <Confirm file={file} preview={preview} renew={renew} close={restart} />
          ) : (
            <div className="modal-acts">
              <Button kind="main" onClick={restart}>
                {u.otherFile}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

const useColumns = (): readonly Column<CashbackMonth>[] => {
  const t = useText(text)
  const language = useLanguage()
  const money = (cents: number) => dollars(language, cents, { withCents: true })
  const sums = ['granted', 'credited', 'waiting', 'lost'] as const
  return [
    {
      id: 'month',
      name: t.month,
      value: ({ month }) => month,
      cell: ({ month }) => <span className="strong">{monthText(language, month)}</span>,
    },
    {
      id: 'clients',
      name: t.clients,
      isFigure: true,
      value: ({ clients }) => clients,
      cell: ({ clients }) => clients.toLocaleString(language),
    },
    ...sums.map(
      (sum): Column<CashbackMonth> => ({
        id: sum,
        name: t[sum],
        isFigure: true,
        value: (row) => row[sum],
        cell: (row) => <span className={row[sum] === 0 ? 'faint' : undefined}>{money(row[sum])}</span>,
      }),
    ),
  ]
}

const Months = () => {
  const t = useText(text)
  const columns = useColumns()
  const reading = useRead('POST /staff/cashback/months')
  return (
    <section className="part" aria-labelledby="months">
      <h2 id="months">{t.months}</h2>
      <List
        label={t.months}
        rows={reading.data?.months}
        reading={reading}
        columns={columns}
        keyOf={({ month }) => month}
        sortedBy={[{ id: 'month', desc: true }]}
        empty={{ icon: CalendarDays, title: t.monthsEmpty }}
      />
    </section>
  )
}

/** Cashback: the import of trades, for those who may, and what each month granted. */
export const Trades = () => {
  const t = useText(text)
  const { session } = useSession()
  const { act, open, close } = useActAddress()
  const canOpen = admits('POST /staff/cashback/client', session.roles)
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        canOpen && (
          <Button icon={<UserRoundSearch size={16} aria-hidden="true" />} onClick={() => open('client')}>
            {t.openClient}
          </Button>
        )
      }
    >
      {admits('POST /staff/trades/import', session.roles) && <Import />}
      <Months />
      <Modal
        isOpen={act === 'client' && canOpen}
        title={t.ofClient}
        lead={<p>{t.ofClientLead}</p>}
        close={close}
        place="side"
      >
        {act === 'client' && <ClientCashback close={close} />}
      </Modal>
    </Page>
  )
}
