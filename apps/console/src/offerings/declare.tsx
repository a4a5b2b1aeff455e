import { inLanguage } from '@foyer/api/languages'
import { declareOfferingsRequest, type OfferingsPreview, offeringFileMax } from '@foyer/api/staff/offering-files'
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
import { uploadText } from '../acts/upload-text.ts'
import { useForm } from '../acts/use-form.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Period } from '../ui/period.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** What a file declares. */
const Differences = ({ offerings }: Pick<OfferingsPreview, 'offerings'>) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <ul className="fault-lines">
      {offerings.map(({ code, name, isNew, opensAt, closesAt }) => (
        <li key={code}>
          <span className="item-name">
            <span className="strong">
              {inLanguage(name, language)} <Badge tone={isNew ? 'good' : 'neutral'}>{isNew ? t.fresh : t.known}</Badge>
            </span>
            <span className="hint">
              <Period from={opensAt} until={closesAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ConfirmProps {
  readonly file: ChosenFile
  readonly preview: OfferingsPreview
  readonly refused: (faults: readonly string[]) => void
  readonly close: () => void
}

const Confirm = ({ file, preview: { digest, offerings }, refused, close }: ConfirmProps) => {
  const t = useText(text)
  const say = useSay()
  const fresh = offerings.filter(({ isNew }) => isNew).length
  const { values, set, isWrong, submit, element } = useForm(
    'declare offerings',
    { reason: '' },
    declareOfferingsRequest,
    ({ reason }) => ({ file: file.name, text: file.text, digest, reason }),
  )
  const { run, ...state } = useAct('POST /staff/offerings/declare', 'POST /staff/offerings', (reply) => {
    if (reply.outcome === 'faulty') return refused(reply.faults)
    dropDraft()
    say(fill(t.done, { fresh: reply.declared.filter(({ isNew }) => isNew).length }))
    close()
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      <FormEnd {...state} confirm={fill(t.confirm, { fresh })} close={close} />
    </form>
  )
}

/**
 * Chooses a file of declarations, shows what is new in it, and declares it. The proof of identity comes first, because
 * no page can choose the file again after the return from the provider.
 */
export const Declare = ({ close }: { close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const u = useText(uploadText)
  const needsProof = useNeedsProof()
  const [file, setFile] = useState<ChosenFile>()
  const [preview, setPreview] = useState<OfferingsPreview>()
  const { run, isBusy, fault } = useAct('POST /staff/offerings/preview', [], setPreview)
  const choose = (chosen: ChosenFile) => {
    setFile(chosen)
    run({ text: chosen.text })
  }
  if (!preview || !file)
    return (
      <div className="form">
        <FileField
          label={t.file}
          hint={t.fileHint}
          accept=".json,application/json"
          most={offeringFileMax.bytes}
          isBusy={isBusy}
          chosen={choose}
        />
        {fault && <Failure fault={fault} />}
        <div className="modal-acts">
          <Button onClick={close}>{h.cancel}</Button>
        </div>
        <ProofDialog isOpen={needsProof} cancel={close} />
      </div>
    )
  const fresh = preview.offerings.filter(({ isNew }) => isNew).length
  const isFaulty = preview.faults.length > 0
  return (
    <div className="form">
      <Sums
        sums={
          isFaulty
            ? [[t.faults, preview.faults.length]]
            : [
                [t.fresh, fresh],
                [t.known, preview.offerings.length - fresh],
              ]
        }
      />
      {isFaulty ? (
        <div lang="en" className="form">
          <FaultLines
            faults={preview.faults.map((what) => ({ line: null, text: what }))}
            faulty={preview.faults.length}
            lead={t.faultyLead}
          />
        </div>
      ) : (
        <Differences offerings={preview.offerings} />
      )}
      {!isFaulty && fresh === 0 && (
        <p className="notice notice-warn" role="status">
          {t.nothingNew}
        </p>
      )}
      {!isFaulty && fresh > 0 ? (
        <Confirm
          file={file}
          preview={preview}
          refused={(faults) => setPreview({ ...preview, faults: [...faults] })}
          close={close}
        />
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
