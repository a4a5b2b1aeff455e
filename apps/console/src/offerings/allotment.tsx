import {
  type AllotmentFault,
  type AllotmentPreview,
  allotmentFileMax,
  importAllotmentRequest,
} from '@foyer/api/staff/allotment-files'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { dropDraft } from '../acts/draft.ts'
import { type ChosenFile, FileField } from '../acts/file-field.tsx'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useNeedsProof } from '../acts/needs-proof.ts'
import { ProofDialog } from '../acts/proof-dialog.tsx'
import { useAct } from '../acts/query.ts'
import { FaultLines, Sums } from '../acts/upload-parts.tsx'
import { csvFaultText, uploadText } from '../acts/upload-text.ts'
import { useForm } from '../acts/use-form.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './allotment-text.ts'

interface ConfirmProps {
  readonly code: string
  readonly file: ChosenFile
  readonly preview: AllotmentPreview
  readonly renew: (preview: AllotmentPreview) => void
  readonly close: () => void
}

/** A preview that can be imported, with the reason. */
const Confirm = ({ code, file, preview: { digest, allotted, none }, renew, close }: ConfirmProps) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  const { values, set, isWrong, submit, element } = useForm(
    'import allotment',
    { reason: '' },
    importAllotmentRequest,
    ({ reason }) => ({ code, file: file.name, text: file.text, digest, allotted, none, reason }),
  )
  const { run, fault, ...state } = useAct(
    'POST /staff/offerings/allotment/import',
    'POST /staff/offerings',
    ({ outcome, preview }) => {
      if (outcome === 'outdated') return renew(preview)
      dropDraft()
      const isNew = preview.allotted + preview.none > 0
      say(isNew ? fill(t.done, { allotted: preview.allotted, none: preview.none }) : t.recorded)
      close()
    },
  )
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
        confirm={fill(t.confirm, { many: (allotted + none).toLocaleString(language) })}
        close={close}
      />
    </form>
  )
}

/** The figures of a preview, and what hinders its import. */
const Shown = ({ preview, isRenewed }: { readonly preview: AllotmentPreview; readonly isRenewed: boolean }) => {
  const t = useText(text)
  const u = useText(uploadText)
  const kinds = { ...useText(csvFaultText), ...t, allotted: t.allottedAlready }
  const language = useLanguage()
  const { allotted, none, known, lots, lotsBefore, lotsOnOffer, waiting, hindrance, faults, faulty } = preview
  const faultText = ({ line, fault, columns, first }: AllotmentFault) => ({
    line,
    text: fill(kinds[fault], {
      columns: columns.join(', '),
      first: first ?? '',
    }),
  })
  const many = (value: number) => value.toLocaleString(language)
  const isNew = allotted + none > 0
  return (
    <>
      <Sums
        sums={
          faulty > 0
            ? [[t.faulty, faulty]]
            : [
                [t.allotted, allotted],
                [t.none, none],
                [t.lots, lots],
                ...(known > 0 ? ([[t.known, known]] as const) : []),
                ...(waiting > 0 ? ([[t.waiting, waiting]] as const) : []),
              ]
        }
      />
      {isRenewed && (
        <p className="notice notice-warn" role="alert">
          {u.outdated}
        </p>
      )}
      {faulty > 0 && <FaultLines faults={faults.map(faultText)} faulty={faulty} />}
      {hindrance !== null && (
        <p className="notice notice-bad" role="alert">
          {fill(t[hindrance], { lots: many(lots + lotsBefore), offered: many(lotsOnOffer) })}
        </p>
      )}
      {faulty === 0 && hindrance === null && isNew && waiting > 0 && (
        <p className="notice notice-warn" role="status">
          {fill(t.partial, { waiting: many(waiting) })}
        </p>
      )}
      {faulty === 0 && hindrance === null && !isNew && (
        <p className="notice notice-warn" role="status">
          {known > 0 ? t.nothingNew : t.empty}
        </p>
      )}
    </>
  )
}

/**
 * Chooses a file with the allotment of an offering, shows what it would record, and records it. The proof of identity
 * comes first, because no page can choose the file again after the return from the provider.
 */
export const Allotment = ({ code, close }: { readonly code: string; readonly close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const u = useText(uploadText)
  const needsProof = useNeedsProof()
  const [file, setFile] = useState<ChosenFile>()
  const [preview, setPreview] = useState<AllotmentPreview>()
  const [isRenewed, setRenewed] = useState(false)
  const { run, isBusy, fault } = useAct('POST /staff/offerings/allotment/preview', [], setPreview)
  const choose = (chosen: ChosenFile) => {
    setFile(chosen)
    setRenewed(false)
    run({ code, text: chosen.text })
  }
  const renew = (next: AllotmentPreview) => {
    setPreview(next)
    setRenewed(true)
  }
  if (!preview || !file)
    return (
      <div className="form">
        <FileField label={t.file} hint={t.fileHint} most={allotmentFileMax.bytes} isBusy={isBusy} chosen={choose} />
        {fault && <Failure fault={fault} />}
        <div className="modal-acts">
          <Button onClick={close}>{h.cancel}</Button>
        </div>
        <ProofDialog isOpen={needsProof} cancel={close} />
      </div>
    )
  const canImport = preview.faulty === 0 && preview.hindrance === null && preview.allotted + preview.none > 0
  return (
    <div className="form">
      <Shown preview={preview} isRenewed={isRenewed} />
      {canImport ? (
        <Confirm code={code} file={file} preview={preview} renew={renew} close={close} />
      ) : (
        <div className="modal-acts">
          <Button onClick={close}>{h.close}</Button>
          <Button kind="main" onClick={() => setPreview(undefined)}>
            {u.otherFile}
          </Button>
        </div>
      )}
    </div>
  )
}
