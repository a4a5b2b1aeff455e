import {
  type CodeFault,
  type CodePreview,
  codeFileMax,
  importCodesRequest,
  type StockRow,
} from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { type ChosenFile, FileField } from '../acts/file-field.tsx'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { type FaultLine, FaultLines, Sums } from '../acts/upload-parts.tsx'
import { uploadText } from '../acts/upload-text.ts'
import { useForm } from '../acts/use-form.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

const useFaultTexts = () => {
  const t = useText(text)
  return ({ line, fault, first }: CodeFault): FaultLine => ({ line, text: fill(t[fault], { first: first ?? '' }) })
}

/** A preview that can be imported: its codes, and the reason. */
const Confirm = ({ preview, id, close }: { preview: CodePreview; id: string; close: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  const fresh = preview.codes - preview.known
  const { values, set, isWrong, submit, element } = useForm(
    'import codes',
    { reason: '' },
    importCodesRequest,
    ({ reason }) => ({ id, reason }),
  )
  const { run, fault, ...state } = useAct(
    'POST /staff/vouchers/import',
    ['POST /staff/stock', 'POST /staff/vouchers/imports'],
    ({ added }) => {
      say(fill(t.importDone, { added: added.toLocaleString(language) }))
      close()
    },
  )
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <div className="field">
        <h3>{t.samples}</h3>
        <p className="masked">
          {preview.samples.map((sample, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: masked codes may be alike, and the list never changes
            <code key={nth}>{sample}</code>
          ))}
        </p>
      </div>
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      {fault?.kind === 'notFound' && (
        <p className="notice notice-bad" role="alert">
          {t.previewOver}
        </p>
      )}
      <FormEnd
        {...state}
        fault={fault?.kind === 'notFound' ? undefined : fault}
        confirm={fill(t.importConfirm, { codes: fresh.toLocaleString(language) })}
        close={close}
      />
    </form>
  )
}

/** Chooses a file of codes, shows what its import would do, and imports it. */
export const ImportCodes = ({ row, close }: { row: StockRow; close: () => void }) => {
  const t = useText(text)
  const u = useText(uploadText)
  const h = useText(sharedText)
  const [preview, setPreview] = useState<CodePreview>()
  const faultText = useFaultTexts()
  const { activity, stage: item } = row
  const { run, isBusy, fault, clear } = useAct('POST /staff/vouchers/preview', [], setPreview)
  const choose = (file: ChosenFile) => run({ activity, item, file: file.name, text: file.text })
  const restart = () => {
    clear()
    setPreview(undefined)
  }
  if (!preview)
    return (
      <div className="form">
        <FileField label={t.file} hint={t.fileHint} most={codeFileMax.bytes} isBusy={isBusy} chosen={choose} />
        {fault && <Failure fault={fault} />}
        <div className="modal-acts">
          <Button onClick={close}>{h.cancel}</Button>
        </div>
      </div>
    )
  const isEmpty = preview.codes === 0 && preview.faulty === 0
  return (
    <div className="form">
      <Sums
        sums={[
          [t.fresh, preview.codes - preview.known],
          [t.known, preview.known],
          preview.faulty > 0 ? [t.faulty, preview.faulty] : [t.after, preview.after],
        ]}
      />
      {preview.faulty > 0 && <FaultLines faults={preview.faults.map(faultText)} faulty={preview.faulty} />}
      {preview.faulty === 0 && preview.id === null && (
        <p className="notice notice-warn" role="status">
          {isEmpty ? t.noCodesInFile : t.nothingNew}
        </p>
      )}
      {preview.id !== null ? (
        <Confirm preview={preview} id={preview.id} close={close} />
      ) : (
        <div className="modal-acts">
          <Button onClick={close}>{h.close}</Button>
          <Button kind="main" onClick={restart}>
            {u.otherFile}
          </Button>
        </div>
      )}
    </div>
  )
}
