import {
  type BroadcastFault,
  type publishBroadcastReply,
  publishBroadcastRequest,
} from '@foyer/api/staff/broadcast-documents'
import { useText } from '@foyer/staff-interface/language'
import { useState } from 'react'
import type { z } from 'zod'
import { dropDraft } from '../../acts/draft.ts'
import { FormEnd, ReasonField } from '../../acts/form-end.tsx'
import { useAct } from '../../acts/query.ts'
import { useForm } from '../../acts/use-form.ts'
import type { Fields } from '../../editor/document.ts'
import { Button } from '../../ui/button.tsx'
import { text } from './text.ts'

interface Props {
  readonly kind: 'live' | 'films'
  readonly document: Fields
  readonly version: string | null
  readonly published: () => void
  readonly refused: (faults: readonly BroadcastFault[]) => void
  /** opens the version that somebody else published */
  readonly reopen: () => void
  readonly close: () => void
}

/** The reason of a publication, and what became of it. */
export const Publish = ({ kind, document, version, published, refused, reopen, close }: Props) => {
  const t = useText(text)
  const [isOutdated, setOutdated] = useState(false)
  const { values, set, isWrong, submit, element } = useForm(
    `publish ${kind} ${version ?? 'new'}`,
    { reason: '' },
    publishBroadcastRequest,
    ({ reason }) => ({ document, version, reason }),
  )
  const { run, ...state } = useAct(
    `POST /staff/${kind}/publish`,
    [`POST /staff/${kind}`, `POST /staff/${kind}/document`],
    ({ outcome, faults }: z.output<typeof publishBroadcastReply>) => {
      if (outcome === 'outdated') return setOutdated(true)
      dropDraft()
      if (outcome === 'faulty') return refused(faults)
      published()
    },
  )
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      {isOutdated && (
        <div className="notice notice-warn form" role="alert">
          <p>{t.outdated}</p>
          {version !== null && <Button onClick={reopen}>{t.openNewer}</Button>}
        </div>
      )}
      <FormEnd {...state} confirm={t.publishConfirm} close={close} />
    </form>
  )
}
